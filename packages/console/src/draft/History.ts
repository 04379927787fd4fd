import type { Draft } from '../data/Draft';

/** The current draft, the earlier ones, and those that were undone. [OWN-07] */
export type History = {
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
  /** The field that changed last, and when: characters typed in quick succession are one step. */
  last: { path: string; atMs: number } | undefined;
};

/** What can happen to a history. */
export type HistoryEvent =
  | { type: 'changed'; draft: Draft; path: string; atMs: number }
  /** From outside: another tab, an earlier version. It can be undone too. */
  | { type: 'replaced'; draft: Draft }
  | { type: 'undone' }
  | { type: 'redone' };

const sameStepMs = 1200;
const kept = 100;

/** A history that begins with this draft. */
export function startHistory(now: Draft): History {
  return { past: [], now, future: [], last: undefined };
}

/** The same history on a new base: each of its drafts has what someone else changed, so that no undo reverts it. Pure. [OWN-09] */
export function rebaseHistory(history: History, rebase: (draft: Draft) => Draft): History {
  const { past, now, future } = history;
  return { past: past.map(rebase), now: rebase(now), future: future.map(rebase), last: undefined };
}

/** The history after an event. Pure. [OWN-07] */
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
