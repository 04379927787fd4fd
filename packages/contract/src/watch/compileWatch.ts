import { overlayTypes } from '../constants/lists';
import type { Pair } from '../widget/Pair';
import type { Widget } from '../widget/Widget';
import type { WatchFacts, WatchRule } from './WatchFacts';

const always: Pair = ['always', null];
const orZero = <Value>(list: readonly Value[]): readonly Value[] | 0 => (list.length > 0 ? list : 0);

/** The rule by which a widget opens by itself; none if it never does. [OPEN-03…06] */
function ruleOf({ widget_type, data: { main, setup } }: Widget): WatchRule | undefined {
  const { whenDisplay, showAgain, showAgainIfClosed } = main;
  const isOverlay = (overlayTypes as readonly string[]).includes(widget_type);
  if (!isOverlay || !whenDisplay) return undefined;
  return [
    whenDisplay,
    showAgain && showAgain[0] !== always[0] ? showAgain : 0,
    showAgainIfClosed ?? 0,
    setup.hideOnMobile || 0,
    orZero(setup.urlWhitelist),
    orZero(setup.urlBlacklist),
  ];
}

/** Writes down what the script of an account watches for. Widgets with the same rule share it: fifty that wait cost hardly more than one. */
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
  return {
    w: widgets.map(({ widget_id, widget_type, name }) => [widget_id, widget_type, name]),
    g: [...groups.values()],
  };
}
