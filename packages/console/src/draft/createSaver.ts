import type { Api } from '../data/Api';
import type { Draft } from '../data/Draft';
import type { Backup } from './createBackup';
import { createDraftBase } from './createDraftBase';
import { type BackupPlace, createDraftState } from './createDraftState';
import type { DraftState } from './DraftStore';
import { startHistory } from './History';
import { isSame } from './listChanges';
import { draftOf, type Saving } from './saveDraft';

/** A draft is saved when nothing has changed for this long. */
export const restMs = 600;
const retryMs = 3000;

/** What saving a draft needs. */
export type SaverDeps = {
  widget: Api['widget'];
  backup: BackupPlace;
  save: (revision: number, draft: Draft) => Promise<Saving>;
  /** Called when the server has something new. */
  onKnown: (widget: Api['widget']) => void;
  /** Called after someone else's changes were merged. */
  onMerged: () => void;
};

/** Holds a draft and sends it to the server; until it is there, keeps it in this browser too. [OWN-09] */
export function createSaver({ widget, backup, save, onKnown, onMerged }: SaverDeps) {
  const kept = createDraftState(startWith(widget), backup);
  const { get, set, isDirty } = kept;
  const draftBase = createDraftBase(kept, { widget, onKnown, onMerged });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt: Promise<void> | undefined;
  /** What was sent last, answered or not. */
  let lastSent: Draft | undefined;
  let isAttended = true;
  const wait = (ms: number): void => {
    clearTimeout(timer);
    if (isAttended) timer = setTimeout(() => void run(), ms);
  };
  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (get().save.kind === 'clash') return;
    const isSaved = !isDirty();
    if (isSaved || get().save.kind !== 'offline') set({ save: { kind: isSaved ? 'saved' : 'waiting' } });
    if (!isSaved) wait(ms);
  };
  const receive = (outcome: Saving, sent: Draft): void => {
    if (outcome.kind === 'saved') {
      draftBase.setNewestWidget(outcome.widget);
      set({ server: { revision: outcome.widget.revision, draft: sent } });
      schedule(restMs);
    } else if (outcome.kind === 'behind') {
      if (draftBase.join(outcome.widget)) schedule(0);
    } else {
      set({ save: outcome });
      if (outcome.kind === 'offline') wait(retryMs);
      // A correction that was made in the meantime is tried too.
      else if (outcome.kind === 'refused' && get().history.now !== sent) schedule(restMs);
    }
  };
  /** One attempt at a time: the next is based on the result of this one. */
  function run(): Promise<void> {
    attempt ??= (async () => {
      const before = lastSent;
      const sent = get().history.now;
      lastSent = sent;
      set({ save: { kind: 'saving' } });
      const outcome = await save(get().server.revision, sent);
      attempt = undefined;
      // An answer was lost: the other side is the draft that was sent before.
      if (outcome.kind === 'behind' && before && isSame(draftOf(outcome.widget), before))
        receive({ kind: 'saved', widget: outcome.widget }, before);
      else receive(outcome, sent);
    })();
    return attempt;
  }
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (attempt) await attempt;
    if (isDirty() && get().save.kind !== 'clash') await run();
    return !isDirty();
  }
  return {
    ...kept,
    ...draftBase,
    schedule,
    receive(known: Api['widget']) {
      const { server, save: where } = get();
      if (known.revision <= server.revision || attempt || where.kind === 'clash') return;
      if (draftBase.join(known)) schedule(0);
    },
    adopt(left: Backup): boolean {
      if (isDirty() || attempt || get().save.kind !== 'saved') return false;
      if (draftBase.adoptBackup(left)) schedule(0);
      return true;
    },
    attend() {
      isAttended = true;
      return async () => {
        isAttended = false;
        await flush();
      };
    },
    flush,
  };
}

function startWith(widget: Api['widget']): DraftState {
  const draft = draftOf(widget);
  return {
    history: startHistory(draft),
    server: { revision: widget.revision, draft },
    save: { kind: 'saved' },
  };
}
