import type { OtherKind, RuntimeType } from '@beckon/contract';

/** What a new widget of a type is called until its owner names it. [OWN-06] */
export const widgetNames: Record<RuntimeType | OtherKind, string> = {
  bar: 'Bar',
  slide_in: 'Slide-in',
  modal: 'Modal',
  page_takeover: 'Page takeover',
  button: 'Button',
  box: 'Box',
  landing: 'Landing page',
  customer_chat: 'Customer chat',
  checkbox: 'Checkbox',
  omnichat: 'Omnichat',
  'ref-url': 'Link',
  ads: 'Ad',
  ads_json: 'Ad (JSON)',
  feed_comment: 'Comment answer',
  messenger_code: 'Messenger code',
};

const copyMark = ' (copy)';

/** The name of a copy; a copy of a copy is called the same, and nothing grows without end. [OWN-06] */
export function nameCopy(name: string, mostCharacters: number): string {
  const bare = name.endsWith(copyMark) ? name.slice(0, -copyMark.length) : name;
  return `${bare.slice(0, mostCharacters - copyMark.length)}${copyMark}`;
}
