import type { Event } from '../core/Event';
import type { Instance, State } from '../core/State';
import type { PreviewOrder } from './PreviewOrder';

type Wanted = Pick<PreviewOrder, 'widgetId' | 'state' | 'errorText'>;

/**
 * The fact that brings a preview one step closer to the requested state; undefined once it is there or while the runtime is
 * still working. The runtime does the rest, as on any page. [OWN-08]
 */
export function nextFact(state: State, wanted: Wanted): Event | undefined {
  const instance = Object.values(state.instances).find(({ widgetId }) => widgetId === wanted.widgetId);
  if (!instance) return undefined;
  const { id } = instance;
  if (instance.place === 'overlay' && !instance.displayed)
    return instance.openAsked ? undefined : { type: 'instance.openAsked', id, flags: { ignoreAll: true } };
  if (!instance.rendered) return undefined;
  const { channel } = state.widgets[wanted.widgetId] ?? {};
  if (channel === 'omni') return instance.omnichat && bubbleFact(instance, wanted.state);
  if (wanted.state === 'error' && channel === 'sms' && instance.overlay.errors.length === 0)
    return { type: 'phone.answered', id, state: false, errors: [wanted.errorText] };
  if (wanted.state === 'submitted' && !instance.submitted && !instance.optedin)
    return channel === 'sms'
      ? { type: 'phone.answered', id, state: true, errors: [] }
      : { type: 'plugin.optedIn', id };
  return undefined;
}

function bubbleFact({ id, omnichat }: Instance, wanted: Wanted['state']): Event | undefined {
  const isOpen = omnichat?.isOpen ?? false;
  if (isOpen !== (wanted !== 'closed')) return { type: 'bubble.toggled', id };
  return wanted === 'sms' && omnichat?.panel !== 'sms'
    ? { type: 'channel.chosen', id, channel: 'sms' }
    : undefined;
}

/** Whether the requested state is visible, as far as the core's state can tell. */
export function isThere(state: State, wanted: Wanted): boolean {
  const instance = Object.values(state.instances).find(({ widgetId }) => widgetId === wanted.widgetId);
  if (!instance?.rendered || (instance.place === 'overlay' && !instance.displayed)) return false;
  // A bubble starts when it is on the page.
  if (state.widgets[wanted.widgetId]?.channel === 'omni' && !instance.omnichat) return false;
  return nextFact(state, wanted) === undefined;
}
