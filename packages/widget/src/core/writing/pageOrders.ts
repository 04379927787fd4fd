import type { Effect } from '../Effect';
import type { State } from '../State';
import { anchorNames } from './anchorNames';
import { tickerMarks } from './tickerMarks';

/** What a page is watched for, from its first moment or after a change of route. [LOAD-08, DISP-06, DISP-09] */
export function pageOrders({ widgets }: State): Effect[] {
  const all = Object.values(widgets);
  const names = anchorNames(all);
  return [
    { order: 'resetTicker', marksS: tickerMarks(all) },
    ...(names.length > 0 ? [{ order: 'watchAnchors', names } as const] : []),
  ];
}
