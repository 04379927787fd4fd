import type { CallRequest, HandleEvents, WidgetSession } from '@beckon/contract';
import type { Event } from './Event';

type EmitOrder = {
  [Name in keyof HandleEvents]: { order: 'emit'; id: string; name: Name; details: HandleEvents[Name] };
}[keyof HandleEvents];

/** Everything the core may ask of the world, in the imperative. The edge has one hand for each. */
export type Effect =
  /** Puts the overlay's own element into the page; nothing is drawn yet. [LOAD-16, A-81] */
  | { order: 'attach'; id: string; widgetId: string; title: string }
  /** Delivers a fact later. */
  | { order: 'wait'; key: string; ms: number; fact: Event }
  | { order: 'keepSession'; session: WidgetSession }
  | { order: 'sendPhone'; id: string; body: CallRequest<'createSubscriberByPhoneNumber'> }
  | { order: 'redirect'; url: string; newTab: boolean }
  | { order: 'warn'; message: string }
  | EmitOrder;
