import type { Draft } from '../data/Draft';
import { writePath } from '../fields/valueAtPath';
import { createSaver, restMs, type SaverDeps } from './createSaver';
import type { DraftStore } from './DraftStore';
import { type HistoryEvent, stepHistory } from './History';
import { mergeDrafts } from './mergeDrafts';
import { draftOf } from './saveDraft';

/** A draft with its history that saves itself. [OWN-07, OWN-09] */
export function createDraftStore(deps: SaverDeps): DraftStore {
  const saver = createSaver(deps);
  const { get, set, schedule, accept, rebase } = saver;
  const step = (event: HistoryEvent): void => {
    set({ history: stepHistory(get().history, event) });
    schedule(restMs);
  };
  return {
    get,
    accept,
    receive: saver.receive,
    attend: saver.attend,
    adopt: saver.adopt,
    subscribe: saver.subscribe,
    flush: saver.flush,
    change(path, value) {
      const next = writePath(get().history.now as never, path, value) as Draft;
      step({ type: 'changed', path, atMs: Date.now(), draft: { ...next, data: next.data ?? {} } });
    },
    replace: (draft) => step({ type: 'replaced', draft }),
    undo: () => step({ type: 'undone' }),
    redo: () => step({ type: 'redone' }),
    settle(keeps) {
      const { save, server, history } = get();
      if (save.kind !== 'clash') return;
      const { draft } = mergeDrafts(server.draft, draftOf(save.theirs), history.now);
      set({ save: { kind: 'waiting' } });
      rebase(save.theirs);
      if (keeps === 'theirs') step({ type: 'replaced', draft });
      else schedule(0);
    },
    retry: () => schedule(0),
  };
}
