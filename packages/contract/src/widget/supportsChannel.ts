import { channelsOf } from '../constants/typeLists';
import type { Channel } from './Widget';
import type { RuntimeType, widgetTypes } from './widgetTypes';

/** The channels that a type can have. [A-14, ENT-05] */
export type ChannelOf<Type extends RuntimeType> = (typeof widgetTypes)[Type]['channels'][number];

/** Whether this type and this channel work together. [A-14, ENT-05] */
export function supportsChannel(type: RuntimeType, channel: Channel): boolean {
  return channelsOf[type].includes(channel);
}
