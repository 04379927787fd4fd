import type { Draft } from '../preview/Draft';
import type { Desk } from './Desk';
import { mergeDrafts } from './mergeDrafts';

/** Replaces the draft; the returned function undoes only this step and keeps what was changed since. [OWN-07, OWN-09] */
export function replaceDraft(
  desk: Pick<Desk, 'get' | 'replace'>,
  draft: Draft,
  before: Draft = desk.get().history.now,
): () => void {
  desk.replace(draft);
  return () => desk.replace(mergeDrafts(draft, desk.get().history.now, before).draft);
}
