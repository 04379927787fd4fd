import type { Draft } from '../data/Draft';
import type { DraftStore } from './DraftStore';
import { mergeDrafts } from './mergeDrafts';

/** Replaces the draft; the returned function undoes only this step and keeps what was changed since. [OWN-07, OWN-09] */
export function replaceDraft(
  store: Pick<DraftStore, 'get' | 'replace'>,
  draft: Draft,
  before: Draft = store.get().history.now,
): () => void {
  store.replace(draft);
  return () => store.replace(mergeDrafts(draft, store.get().history.now, before).draft);
}
