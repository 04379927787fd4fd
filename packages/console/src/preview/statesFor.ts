import type { Channel } from '@beckon/contract';
import type { PreviewState } from '@beckon/widget/preview';
import type { WidgetType } from './Draft';

/** A state to look at, and what it is called. */
export type StateChoice = { state: PreviewState; label: string };

const initial: StateChoice = { state: 'initial', label: 'At first' };
const submitted: StateChoice = { state: 'submitted', label: 'After opt-in' };

/** The states in which this widget can be looked at; `hasTexts` says whether a chat bubble has a form for texts. [OWN-08, OMNI-06] */
export function statesFor(type: WidgetType, channel: Channel, hasTexts = true): readonly StateChoice[] {
  if (type === 'omnichat')
    return [
      { state: 'initial', label: 'Open' },
      { state: 'closed', label: 'Bubble' },
      ...(hasTexts ? [{ state: 'sms', label: 'Text form' } as const] : []),
    ];
  if (type === 'customer_chat') return [initial];
  if (channel === 'sms') return [initial, { state: 'error', label: 'Wrong number' }, submitted];
  return [initial, { state: 'fallback', label: 'Without plugin' }, submitted];
}
