import type { Channel } from '@beckon/contract';
import { copy } from '../copy/copy';

/** What the channels are called. [CONST-02] */
export const channelNames: Record<Channel, string> = copy.parts.channels;
