import { explain } from '@beckon/contract/data/explain';
import { msPerDay } from '../formats/pure/index';
import { invalid } from './ApiError';
import { ownerLimits } from './pure/ownerLimits';

const { figureDays } = ownerLimits;

/** A valid range of days that the database can read in time. [OWN-11] */
export function checkDays<Range extends { from: string; to: string }>(range: Range): Range {
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  if (to < from) throw invalid([{ path: 'to', ...explain('days_reversed') }]);
  if (to - from > figureDays * msPerDay)
    throw invalid([{ path: 'to', ...explain('days_apart', { n: figureDays }) }]);
  return range;
}
