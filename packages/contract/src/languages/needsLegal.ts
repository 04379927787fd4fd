import type { Widget } from '../widget/Widget';

/** Whether a widget asks for a phone number, so that a legal notice is beside it. [SMS-11, OMNI-12] */
export function needsLegal({ channel, data }: Pick<Widget, 'channel' | 'data'>): boolean {
  return channel === 'sms' || (channel === 'omni' && data.channels?.enable_sms === true);
}
