import type { Channel, RuntimeType } from './Widget';

/** Which type works with which channel; everything else is rejected. [A-14, ENT-05] */
const supported = {
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
} as const satisfies Record<RuntimeType, readonly Channel[]>;

/** The channels that a type can have. [A-14, ENT-05] */
export type ChannelOf<Type extends RuntimeType> = (typeof supported)[Type][number];

/** Whether this type and this channel work together. [A-14, ENT-05] */
export function supportsChannel(type: RuntimeType, channel: Channel): boolean {
  const channels: readonly Channel[] = supported[type];
  return channels.includes(channel);
}
