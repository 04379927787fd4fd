import type { Channel } from '@beckon/contract';
import { copy } from '../copy/copy';

/** The names of the channels. [CONST-02] */
export const channelNames: Record<Channel, string> = copy.parts.channels;
