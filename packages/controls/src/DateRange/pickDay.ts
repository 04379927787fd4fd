import type { Day } from '../dates/Day';
import { orderDraft, type RangeDraft } from './RangeDraft';

/** The draft after a day was chosen: start and end in turn; a finished range starts over. [C-RANGE-08, C-RANGE-09] */
export function pickDay(draft: RangeDraft, day: Day): RangeDraft {
  if (draft.start && draft.end) return { start: day, end: null };
  return orderDraft(draft.start ? { ...draft, end: day } : { ...draft, start: day });
}
