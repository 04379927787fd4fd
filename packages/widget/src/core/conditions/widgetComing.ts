import { lists } from '@beckon/contract';
import type { FoundElement } from '../Event';

/** The widget that an element will get in the next scan; none if it names no widget allowed there. [LOAD-13, LOAD-17…19] */
export function widgetComing(
  key: string,
  elements: readonly FoundElement[],
  types: ReadonlyMap<string, string>,
): string | undefined {
  const element = elements.find((one) => one.key === key);
  if (!element) return undefined;
  const { place, widgetId } = element;
  const isFirst = elements.find((one) => one.place === place && one.widgetId === widgetId) === element;
  const isAlone = place === 'landing' || elements.every((one) => one.place !== 'landing');
  const fits = lists.typesAt[place].includes(types.get(widgetId) ?? '');
  return fits && isAlone && (isFirst || place !== 'checkbox') ? widgetId : undefined;
}
