import type { Api } from '../../data/Api';

/** A widget that was copied from another while the list is open. */
export type Copy = { copyId: number; sourceId: number };

/** Puts copies right below their source, newest first; everything else stays in place. Pure. [OWN-06] */
export function placeCopies(
  widgets: readonly Api['entry'][],
  copies: readonly Copy[],
): readonly Api['entry'][] {
  return copies.reduce((list, { copyId, sourceId }) => {
    const copy = list.find(({ widgetId }) => widgetId === copyId);
    if (!copy || !list.some(({ widgetId }) => widgetId === sourceId)) return list;
    return list
      .filter((one) => one !== copy)
      .flatMap((one) => (one.widgetId === sourceId ? [one, copy] : [one]));
  }, widgets);
}
