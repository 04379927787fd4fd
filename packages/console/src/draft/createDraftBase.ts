import type { Api } from '../data/Api';
import type { Draft } from '../data/Draft';
import type { Backup } from './createBackup';
import type { createDraftState } from './createDraftState';
import type { SaverDeps } from './createSaver';
import { rebaseHistory, stepHistory } from './History';
import { isSame } from './listChanges';
import { mergeDrafts } from './mergeDrafts';
import { draftOf } from './saveDraft';

/** The server's version that a draft is based on, and how it changes under the draft. [OWN-09] */
export function createDraftBase(
  { get, set }: Pick<ReturnType<typeof createDraftState>, 'get' | 'set'>,
  { widget, onKnown, onMerged }: Pick<SaverDeps, 'widget' | 'onKnown' | 'onMerged'>,
) {
  let newestWidget = widget;
  const setNewestWidget = (known: Api['widget']): void => {
    newestWidget = known;
    onKnown(known);
  };
  const accept = (known: Api['widget']): void => {
    setNewestWidget(known);
    set({ server: { revision: known.revision, draft: draftOf(known) } });
  };
  /** Puts the other side's changes under everything that was done here; a field that both changed stays as it is here. */
  const rebase = (theirs: Api['widget']): void => {
    const base = get().server.draft;
    const rebaseDraft = (draft: Draft): Draft => mergeDrafts(base, draft, draftOf(theirs)).draft;
    set({ history: rebaseHistory(get().history, rebaseDraft) });
    accept(theirs);
  };
  /** Merges the other side's changes, unless both changed the same field: then it returns false, and the owner decides. */
  const join = (theirs: Api['widget']): boolean => {
    const base = get().server.draft;
    const { clashes } = mergeDrafts(base, get().history.now, draftOf(theirs));
    if (clashes.length > 0) {
      set({ save: { kind: 'clash', theirs, clashes } });
      return false;
    }
    rebase(theirs);
    if (!isSame(base, draftOf(theirs))) onMerged();
    return true;
  };
  return {
    setNewestWidget,
    accept,
    rebase,
    join,
    /** Takes over what another tab left, as if it had been typed here: newer changes on the server are merged like any other. */
    adoptBackup({ revision, base, draft }: Backup): boolean {
      const history = stepHistory(get().history, { type: 'replaced', draft });
      set({ history, server: { revision, draft: base } });
      return newestWidget.revision <= revision || join(newestWidget);
    },
  };
}
