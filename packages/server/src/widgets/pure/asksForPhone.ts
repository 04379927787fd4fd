import type { StoredWidget } from '../../accounts/pure/index';

/** Whether a stored widget asks for a phone number: a bubble does on any channel. [SMS-01, OMNI-12] */
export function asksForPhone({
  channel,
  widgetType,
  data,
}: Pick<StoredWidget, 'channel' | 'widgetType' | 'data'>): boolean {
  const channels = data['channels'] as { enable_sms?: unknown } | null | undefined;
  return channel === 'sms' || (widgetType === 'omnichat' && channels?.enable_sms === true);
}
