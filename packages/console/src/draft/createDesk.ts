import { writePath } from '../fields/readPath';
import type { Draft } from '../preview/Draft';
import { createSaver, restMs, type SaverWorld } from './createSaver';
import type { Desk } from './Desk';
import { type HistoryEvent, stepHistory } from './History';
import { draftOf } from './saveDraft';

/** A draft with its past that saves itself. [OWN-07, OWN-09] */
export function createDesk(world: SaverWorld): Desk {
  const saver = createSaver(world);
  const { get, set, schedule, meet } = saver;
  const step = (event: HistoryEvent): void => {
    set({ history: stepHistory(get().history, event) });
    schedule(restMs);
  };
  return {
    get,
    meet,
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
      const { save } = get();
      if (save.kind !== 'clash') return;
      set({ save: { kind: 'waiting' } });
      meet(save.theirs);
      if (keeps === 'theirs') step({ type: 'replaced', draft: draftOf(save.theirs) });
      else schedule(0);
    },
    retry: () => schedule(0),
  };
}
