import type { Backup } from './createBackup';
import type { DraftState } from './DraftStore';
import { isSame } from './listChanges';

/** Where a draft is stored in this browser. */
export type BackupPlace = {
  write: (backup: Backup) => void;
  drop: () => void;
};

/** The state of an open draft, with its listeners; what the server doesn't have yet is also stored in the browser. [OWN-09] */
export function createDraftState(start: DraftState, backup: BackupPlace) {
  let state = start;
  const listeners = new Set<() => void>();
  const isDirty = (): boolean => !isSame(state.history.now, state.server.draft);
  return {
    get: () => state,
    isDirty,
    set(change: Partial<DraftState>): void {
      state = { ...state, ...change };
      const { server, history } = state;
      if (isDirty()) backup.write({ revision: server.revision, base: server.draft, draft: history.now });
      else backup.drop();
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
