import { addDays } from '../dates/addDays';
import type { Day } from '../dates/Day';
import type { DayRange } from '../dates/DayRange';

/** The four ready-made ranges. [C-RANGE-01] */
export type PresetName = 'today' | 'yesterday' | 'last7Days' | 'last30Days';

const daysBack: Readonly<Record<PresetName, readonly [start: number, end: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  // Including today.
  last7Days: [-6, 0],
  last30Days: [-29, 0],
};

/** Each preset with its days, in order. [C-RANGE-01, A-70] */
export function rangePresets(
  today: Day,
): ReadonlyArray<{ readonly name: PresetName; readonly range: DayRange }> {
  return (Object.keys(daysBack) as PresetName[]).map((name) => {
    const [start, end] = daysBack[name];
    return { name, range: { start: addDays(today, start), end: addDays(today, end) } };
  });
}
