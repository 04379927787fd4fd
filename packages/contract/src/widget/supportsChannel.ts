import type { Channel, RuntimeType } from './Widget';

/** Which type works with which channel; everything else is refused. [A-14, ENT-05] */
const supported: Record<RuntimeType, readonly Channel[]> = {
  bar: ['fb', 'sms'],
  slide_in: ['fb', 'sms'],
  modal: ['fb', 'sms'],
  page_takeover: ['fb', 'sms'],
  button: ['fb'],
  box: ['fb', 'sms'],
  landing: ['fb', 'sms'],
  customer_chat: ['fb'],
  checkbox: ['fb'],
  omnichat: ['omni'],
};

/** Do this type and this channel belong together? [A-14, ENT-05] */
export function supportsChannel(type: RuntimeType, channel: Channel): boolean {
  return supported[type].includes(channel);
}
