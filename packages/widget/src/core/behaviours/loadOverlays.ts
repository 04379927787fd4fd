import { lists, type Widget } from '@beckon/contract';
import { hasUsableChannel } from '../conditions/hasUsableChannel';
import { isLoadable } from '../conditions/isLoadable';
import type { Effect } from '../Effect';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { addInstance } from './addInstance';
import { beginRender } from './renderInstance';

/** Gives every overlay that may load on this host a separate element. [LOAD-15, LOAD-16, DISP-20, OMNI-03] */
export function loadOverlays(state: State): Outcome {
  let next = state;
  const orders: Effect[] = [];
  for (const widgetId of state.order) {
    const widget = state.widgets[widgetId];
    if (!widget || !isWanted(state, widget)) continue;
    const [added, { id }] = addInstance(next, { widgetId: widget.widget_id, place: 'overlay' });
    next = added;
    orders.push(
      { order: 'attach', id, widgetId: widget.widget_id, title: widget.data.main.title },
      ...beginRender(added, id),
    );
  }
  return [next, ...orders];
}

function isWanted(state: State, widget: Widget): boolean {
  if (!lists.overlayTypes.includes(widget.widget_type) || !isLoadable(state, widget).ok) return false;
  return widget.widget_type !== 'omnichat' || hasUsableChannel(state, widget);
}
