import type { Draft } from '../preview/Draft';

/** What was, what is, and what was undone. [OWN-07] */
export type History = {
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
  /** The field that changed last, and when: letters typed one after the other are one step. */
  last: { path: string; atMs: number } | undefined;
};

/** What can happen to it. */
export type HistoryEvent =
  | { type: 'changed'; draft: Draft; path: string; atMs: number }
  /** From outside: another tab, an earlier version. It can be undone as well. */
  | { type: 'replaced'; draft: Draft }
  | { type: 'undone' }
  | { type: 'redone' };

const sameStepMs = 1200;
const kept = 100;

/** A history that begins with this. */
export function startHistory(now: Draft): History {
  return { past: [], now, future: [], last: undefined };
}

/** The same history on another ground: what somebody else changed is in each of its drafts, so that no undo takes it back. Pure. [OWN-09] */
export function rebaseHistory(history: History, rebase: (draft: Draft) => Draft): History {
  const { past, now, future } = history;
  return { past: past.map(rebase), now: rebase(now), future: future.map(rebase), last: undefined };
}

/** What becomes of a history. Pure. [OWN-07] */
export function stepHistory(history: History, event: HistoryEvent): History {
  const { past, now, future, last } = history;
  switch (event.type) {
    case 'undone': {
      const before = past.at(-1);
      return before
        ? { past: past.slice(0, -1), now: before, future: [now, ...future], last: undefined }
        : history;
    }
    case 'redone': {
      const [next, ...rest] = future;
      return next ? { past: [...past, now], now: next, future: rest, last: undefined } : history;
    }
    case 'replaced':
      return { past: [...past, now].slice(-kept), now: event.draft, future: [], last: undefined };
    default: {
      const { draft, path, atMs } = event;
      const isSameStep = last?.path === path && atMs - last.atMs < sameStepMs && past.length > 0;
      return {
        past: isSameStep ? past : [...past, now].slice(-kept),
        now: draft,
        future: [],
        last: { path, atMs },
      };
    }
  }
}
