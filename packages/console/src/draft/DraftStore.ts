import type { Api } from '../data/Api';
import type { FieldProblem } from '../data/ApiProblem';
import type { Draft } from '../data/Draft';
import type { Backup } from './createBackup';
import type { History } from './History';

/** The state of saving. */
export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'offline' | 'signedOut' }
  | { kind: 'refused'; problems: readonly FieldProblem[]; sentence: string }
  /** Another tab or another person changed the same fields; the owner decides. */
  | { kind: 'clash'; theirs: Api['widget']; clashes: readonly string[] };

/** An open draft: its history, what the server has of it, and the state of saving. */
export type DraftState = {
  history: History;
  server: { revision: number; draft: Draft };
  save: SaveState;
};

/** An open draft and what can be done with it. [OWN-07, OWN-09] */
export type DraftStore = {
  get: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  change: (path: string, value: unknown) => void;
  replace: (draft: Draft) => void;
  undo: () => void;
  redo: () => void;
  /** Accepts the widget as the server has it now, after it was published or restored. */
  accept: (widget: Api['widget']) => void;
  /** Merges the widget after it was fetched again: someone else may have changed it. */
  receive: (widget: Api['widget']) => void;
  /** Turns automatic saving on; the returned function turns it off, after one last attempt. */
  attend: () => () => Promise<void>;
  /** Takes over what another tab left unsaved, unless something here is unsaved; returns whether it did. */
  adopt: (backup: Backup) => boolean;
  /** Resolves a clash for the fields that both sides changed; all other changes of both are kept. */
  settle: (keeps: 'mine' | 'theirs') => void;
  /** Saves at once what isn't saved: at the start, and when the connection or the session is back. */
  retry: () => void;
  /** Saves what isn't saved yet, and returns whether everything is. */
  flush: () => Promise<boolean>;
};
