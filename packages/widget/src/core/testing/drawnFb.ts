import { lists, type RuntimeType } from '@beckon/contract';
import type { Effect } from '../Effect';
import type { Event } from '../Event';
import type { Instance, State } from '../State';
import { run, started } from './started';

type Sections = { main?: object; submitted?: object; setup?: object };
type Given = Omit<NonNullable<Parameters<typeof started>[0]>, 'widgets' | 'elements'>;

/** A page with one messenger widget, number 7, whose instance `i0` has not rendered yet. */
export function unrenderedFb(
  type: string,
  { main, ...sections }: Sections = {},
  { account, ...given }: Given = {},
) {
  const place = lists.placeOf[type as RuntimeType];
  return started({
    widgets: [
      {
        widget_id: 7,
        widget_type: type,
        channel: 'fb',
        data: { main: { whenDisplay: ['immediately'], ...main }, ...sections },
      },
    ],
    account: { appId: '42', fb_page_id: '900', ...account },
    elements: place === 'overlay' ? [] : [{ key: 'e0', place, widgetId: '7', payload: undefined }],
    ...given,
  });
}

/** The same after its plugin has reported, or with another given reason; it is visible. */
export function drawnFb(
  type: string,
  sections: Sections = {},
  { reason = 'rendered', ...given }: Given & { reason?: string } = {},
): State {
  return run(unrenderedFb(type, sections, given).state, [
    { type: 'sdk.settled', sdk: 'fb', ok: true },
    { type: 'instance.rendered', id: 'i0', reason },
  ]).state;
}

/** The instance a test is about. */
export function instanceOf({ instances }: State, id = 'i0'): Instance {
  const instance = instances[id];
  if (!instance) throw new Error(`no instance ${id}`);
  return instance;
}

/** Orders by their names, an `emit` by the name of its event: what happened, in order. */
export function namesOf(orders: readonly Effect[]): string[] {
  return orders.map((order) => (order.order === 'emit' ? order.name : order.order));
}

/** What a visitor or a plugin does to `i0`. */
export const pressed: Event = { type: 'instance.submitAsked', id: 'i0' };
export const ticked: Extract<Event, { type: 'instance.checked' }> = {
  type: 'instance.checked',
  id: 'i0',
  checked: true,
};
