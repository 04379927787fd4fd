import type { Channel } from '@beckon/contract';
import type { WidgetType } from '../preview/Draft';

/** What the types are called. [ENT-02, ENT-03] */
export const typeNames: Record<WidgetType, string> = {
  bar: 'Bar',
  slide_in: 'Slide-in',
  modal: 'Modal',
  page_takeover: 'Page takeover',
  button: 'Button',
  box: 'Box',
  landing: 'Landing page',
  customer_chat: 'Customer chat',
  checkbox: 'Checkbox',
  omnichat: 'Chat bubble',
  'ref-url': 'Messenger link',
  ads: 'Ad',
  ads_json: 'Ad (JSON)',
  feed_comment: 'Comment answer',
  messenger_code: 'Messenger code',
};

/** What the channels are called. [CONST-02] */
export const channelNames: Record<Channel, string> = {
  fb: 'Messenger',
  sms: 'Text message',
  omni: 'All channels',
};
