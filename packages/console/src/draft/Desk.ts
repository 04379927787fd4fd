import type { Api } from '../data/Api';
import type { FieldProblem } from '../data/ApiProblem';
import type { Draft } from '../preview/Draft';
import type { History } from './History';
import type { Backup } from './keepBackup';

/** Where saving stands. */
export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'offline' | 'signedOut' }
  | { kind: 'refused'; problems: readonly FieldProblem[]; sentence: string }
  /** Another tab or another person changed the same fields; the owner decides. */
  | { kind: 'clash'; theirs: Api['widget']; clashes: readonly string[] };

/** A draft on the desk: its past, what the server has of it, and where saving stands. */
export type DeskState = {
  history: History;
  server: { revision: number; draft: Draft };
  save: SaveState;
};

/** What can be done with a draft. [OWN-07, OWN-09] */
export type Desk = {
  get: () => DeskState;
  subscribe: (listener: () => void) => () => void;
  change: (path: string, value: unknown) => void;
  replace: (draft: Draft) => void;
  undo: () => void;
  redo: () => void;
  /** The widget as the server has it now, after it was published or brought back. */
  meet: (widget: Api['widget']) => void;
  /** The widget as it was read again: what somebody else did to it meanwhile comes in. */
  hear: (widget: Api['widget']) => void;
  /** Saves by itself from now on; what it gives ends that, after one last attempt. */
  attend: () => () => Promise<void>;
  /** Takes over what another desk left unsaved, if nothing here is unsaved itself; says whether it did. */
  adopt: (backup: Backup) => boolean;
  /** The answer to a clash, for the fields that both sides changed; all others are kept from both. */
  settle: (keeps: 'mine' | 'theirs') => void;
  /** Saves at once what is not saved: at the start, and when the connection or the session is back. */
  retry: () => void;
  /** Saves what is not saved yet, and says whether all of it is. */
  flush: () => Promise<boolean>;
};
