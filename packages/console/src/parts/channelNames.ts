import type { Channel } from '@beckon/contract';

/** What the channels are called. [CONST-02] */
export const channelNames: Record<Channel, string> = {
  fb: 'Messenger',
  sms: 'Text message',
  omni: 'All channels',
};
