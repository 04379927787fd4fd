import { tickerMarksS } from '../constants/timing';
import { overlayTypes } from '../constants/typeLists';
import type { Pair } from '../widget/Pair';
import type { Widget } from '../widget/Widget';
import { anchorIn } from './anchorIn';
import type { WatchFacts, WatchRule } from './WatchFacts';

const always: Pair = ['always', null];
/** The messenger's chat shows itself as soon as it is on the page: it waits for nothing. */
const atOnce: WatchRule = [['immediately', null], 0, 0, 0, 0, 0];
const orZero = <Value>(list: readonly Value[]): readonly Value[] | 0 => (list.length > 0 ? list : 0);

/** The rule by which a widget opens by itself; undefined if it never does. [OPEN-03…06] */
function ruleOf({ widget_type, data: { main, setup } }: Widget): WatchRule | undefined {
  const { whenDisplay, showAgain, showAgainIfClosed } = main;
  if (widget_type === 'customer_chat') return atOnce;
  if (!overlayTypes.includes(widget_type) || !whenDisplay) return undefined;
  return [
    whenDisplay,
    showAgain && showAgain[0] !== always[0] ? showAgain : 0,
    showAgainIfClosed ?? 0,
    setup.hideOnMobile || 0,
    orZero(setup.urlWhitelist),
    orZero(setup.urlBlacklist),
  ];
}

/**
 * Lists what the script of an account watches. Widgets with the same rule share it: fifty that wait cost
 * hardly more than one. [DISP-06, DISP-09, OMNI-20]
 */
export function compileWatch(widgets: readonly Widget[]): WatchFacts {
  const groups = new Map<string, [WatchRule, number[]]>();
  for (const [at, widget] of widgets.entries()) {
    const rule = ruleOf(widget);
    if (!rule) continue;
    const key = JSON.stringify(rule);
    const group = groups.get(key) ?? [rule, []];
    group[1].push(at);
    groups.set(key, group);
  }
  const entrances = widgets.flatMap(({ data: { main } }) =>
    [main.whenDisplay, main.popupMessageWhenDisplay].filter((one) => one !== undefined),
  );
  const numbers = entrances.flatMap(([, value]) => (typeof value === 'number' ? [value] : []));
  return {
    w: widgets.map(({ widget_id, widget_type, name }) => [widget_id, widget_type, name]),
    g: [...groups.values()],
    k: [...new Set(entrances.map(([kind]) => kind))],
    t: [...new Set([...tickerMarksS, ...numbers])].sort((one, other) => one - other),
    a: [...new Set(entrances.flatMap((entrance) => anchorIn(entrance) ?? []))],
  };
}
