import type { Api } from '../data/Api';
import type { Draft } from '../preview/Draft';
import type { DeskState } from './Desk';
import { startHistory, stepHistory } from './History';
import type { Backup } from './keepBackup';
import { isSame } from './listChanges';
import { mergeDrafts } from './mergeDrafts';
import { draftOf, type Saving } from './saveDraft';

/** A draft is saved when nothing has changed for so long. */
export const restMs = 600;
const retryMs = 3000;

/** What a draft is saved with. */
export type SaverWorld = {
  widget: Api['widget'];
  backup: { read: () => Backup | undefined; write: (backup: Backup) => void; drop: () => void };
  save: (revision: number, draft: Draft) => Promise<Saving>;
  /** The server has something new. */
  onKnown: (widget: Api['widget']) => void;
  /** What somebody else changed was put together with what is here. */
  onMerged: () => void;
};

/** Holds a draft and brings it to the server, and into this browser as long as it is not there. [OWN-09] */
export function createSaver({ widget, backup, save, onKnown, onMerged }: SaverWorld) {
  let state = startWith(widget, backup.read());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const isDirty = (): boolean => !isSame(state.history.now, state.server.draft);
  const set = (change: Partial<DeskState>): void => {
    state = { ...state, ...change };
    if (isDirty()) backup.write({ revision: state.server.revision, draft: state.history.now });
    else backup.drop();
    for (const listener of listeners) listener();
  };
  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (state.save.kind === 'clash') return;
    if (!isDirty()) {
      set({ save: { kind: 'saved' } });
    } else {
      if (state.save.kind !== 'offline') set({ save: { kind: 'waiting' } });
      wait(ms);
    }
  };
  const meet = (known: Api['widget']): void => {
    onKnown(known);
    set({ server: { revision: known.revision, draft: draftOf(known) } });
  };
  /** Somebody else was faster. */
  const join = (theirs: Api['widget']): void => {
    const merged = mergeDrafts(state.server.draft, state.history.now, draftOf(theirs));
    if (merged.clashes.length > 0) {
      set({ save: { kind: 'clash', theirs, clashes: merged.clashes } });
    } else {
      set({ history: stepHistory(state.history, { type: 'replaced', draft: merged.draft }) });
      meet(theirs);
      onMerged();
      schedule(0);
    }
  };
  const receive = (outcome: Saving, sent: Draft): void => {
    if (outcome.kind === 'saved') {
      onKnown(outcome.widget);
      set({ server: { revision: outcome.widget.revision, draft: sent } });
      schedule(restMs);
    } else if (outcome.kind === 'behind') {
      join(outcome.widget);
    } else {
      set({ save: outcome });
      if (outcome.kind === 'offline') wait(retryMs);
    }
  };
  /** One attempt at a time: the next is made on what this one has brought. */
  function run(): Promise<void> {
    attempt ??= (async () => {
      const sent = state.history.now;
      set({ save: { kind: 'saving' } });
      const outcome = await save(state.server.revision, sent);
      attempt = undefined;
      receive(outcome, sent);
    })();
    return attempt;
  }
  return {
    get: () => state,
    set,
    schedule,
    meet,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async flush() {
      clearTimeout(timer);
      if (attempt) await attempt;
      if (isDirty() && state.save.kind !== 'clash') await run();
      return !isDirty();
    },
  };
}

/** What the desk begins with: the server's draft, or one that was not saved the last time. */
function startWith(widget: Api['widget'], kept: Backup | undefined): DeskState {
  const server = { revision: widget.revision, draft: draftOf(widget) };
  const history = startHistory(kept?.draft ?? server.draft);
  if (!kept || isSame(kept.draft, server.draft)) return { history, server, save: { kind: 'saved' } };
  if (kept.revision === widget.revision) return { history, server, save: { kind: 'waiting' } };
  return { history, server, save: { kind: 'clash', theirs: widget, clashes: [] } };
}
