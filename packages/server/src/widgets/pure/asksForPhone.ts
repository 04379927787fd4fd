import { offersOptIn } from '@beckon/contract/messageChannels';
import type { StoredWidget } from '../../accounts/pure/index';

/** Whether a stored widget asks for a phone number: a bubble does on any channel. [SMS-01, OMNI-12] */
export function asksForPhone({
  channel,
  widgetType,
  data,
}: Pick<StoredWidget, 'channel' | 'widgetType' | 'data'>): boolean {
  return offersOptIn('sms', { channel, isBubble: widgetType === 'omnichat', data });
}
