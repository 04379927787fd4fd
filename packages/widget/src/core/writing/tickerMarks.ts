import { type Pair, timing, type Widget } from '@beckon/contract';

/** Seconds at which the ticker reports: the fixed marks and every number that a widget waits for. [DISP-06] */
export function tickerMarks(widgets: readonly Widget[]): number[] {
  const rules = widgets.flatMap(({ data: { main } }) => [main.whenDisplay, main.popupMessageWhenDisplay]);
  const numbers = rules.flatMap((rule: Pair | undefined) => (typeof rule?.[1] === 'number' ? [rule[1]] : []));
  return [...new Set([...timing.tickerMarksS, ...numbers])].sort((a, b) => a - b);
}
