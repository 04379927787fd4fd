import type { OtherKind, RuntimeType } from '../widget/Widget';

/** Names of the types for owners, and the names of new widgets. [ENT-02, ENT-03, OWN-06] */
export const typeNames: Record<RuntimeType | OtherKind, string> = {
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
