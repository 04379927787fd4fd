import type { Api } from '../data/Api';
import type { Draft } from '../preview/Draft';
import type { createKept } from './createKept';
import { rebaseHistory } from './History';
import { isSame } from './listChanges';
import { mergeDrafts } from './mergeDrafts';
import { draftOf } from './saveDraft';

/** The ground that a draft stands on, the server's, and how it changes under it. [OWN-09] */
export function createGround(
  { get, set }: Pick<ReturnType<typeof createKept>, 'get' | 'set'>,
  onKnown: (widget: Api['widget']) => void,
) {
  const meet = (known: Api['widget']): void => {
    onKnown(known);
    set({ server: { revision: known.revision, draft: draftOf(known) } });
  };
  /** What the other side changed comes under everything that was done here; where both changed a field, it stays as it is here. */
  const rebase = (theirs: Api['widget']): void => {
    const base = get().server.draft;
    const onto = (draft: Draft): Draft => mergeDrafts(base, draft, draftOf(theirs)).draft;
    set({ history: rebaseHistory(get().history, onto) });
    meet(theirs);
  };
  return {
    meet,
    rebase,
    /** Puts what the other side made together with what is here, unless both changed the same. */
    join(theirs: Api['widget']): 'clash' | 'joined' | 'same' {
      const base = get().server.draft;
      const { clashes } = mergeDrafts(base, get().history.now, draftOf(theirs));
      if (clashes.length > 0) {
        set({ save: { kind: 'clash', theirs, clashes } });
        return 'clash';
      }
      rebase(theirs);
      return isSame(base, draftOf(theirs)) ? 'same' : 'joined';
    },
  };
}
