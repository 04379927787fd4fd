import { lists } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import { isLoadable } from '../conditions/isLoadable';
import type { FoundElement } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { cleanPayload } from '../writing/cleanPayload';
import { addInstance } from './addInstance';
import { beginRender } from './renderInstance';

/**
 * Mounts a widget on an element of the page. A payload on the element is set before the first
 * rendering, which therefore already carries it. [LOAD-14, LOAD-17, LOAD-19, LOAD-22]
 */
export function loadElement(state: State, { key, place, widgetId, payload }: FoundElement): Outcome {
  const widget = state.widgets[widgetId];
  // Live pages have ids that belong to no widget or to one of another type; they are skipped.
  if (!widget || !lists.typesAt[place].includes(widget.widget_type) || !isLoadable(state, widget).ok)
    return [state];

  const { text, warning } = cleanPayload(payload ?? '', state.stored);
  const [bare, { id }] = addInstance(state, { widgetId, place, element: key, payload: text });
  const added = changeInstance(bare, id, { attribute: payload });
  const { pixelId } = widget.data.setup;
  return [
    added,
    ...(warning ? [{ order: 'warn', message: warning } as const] : []),
    { order: 'adopt', id, element: key },
    ...(place === 'landing' && pixelId ? [{ order: 'startAdPixel', pixelId } as const] : []),
    ...beginRender(added, id),
  ];
}
