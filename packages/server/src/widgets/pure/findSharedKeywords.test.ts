import { describe, expect, it } from 'vitest';
import type { StoredWidget } from '../../accounts/pure/index';
import { findSharedKeywords } from './findSharedKeywords';

const widget = (parts: Partial<StoredWidget>): StoredWidget => ({
  widgetId: 1,
  widgetType: 'modal',
  channel: 'sms',
  name: 'Mine',
  smsKeyword: '',
  status: 'active',
  version: 1,
  data: {},
  ...parts,
});
const words = (...keywords: string[]) => ({ actions: { opt_in_keywords: keywords } });
const other = widget({ widgetId: 2, name: 'Bar', smsKeyword: 'FERN', data: words('moss') });
const told = (word: string) => ({
  message: `“${word}” is also used by “Bar”. Only one widget gets the opt-in. Change one.`,
  reason: 'shared_word',
  values: { word, widget: 'Bar' },
});

describe('findSharedKeywords', () => {
  it.each([
    ['its keyword', widget({ smsKeyword: ' fern ' }), ['smsKeyword', 'fern']],
    ['one of the others', widget({ smsKeyword: 'Moss!' }), ['smsKeyword', 'Moss!']],
    ['a further word', widget({ data: words('sun', 'FERN') }), ['data.actions.opt_in_keywords.1', 'FERN']],
    [
      'one word in two fields, once',
      widget({ smsKeyword: 'FERN', data: words('fern') }),
      ['smsKeyword', 'FERN'],
    ],
    ['none', widget({ smsKeyword: 'SUN' }), []],
    ['an empty one', widget({}), []],
  ])('OWN-10 SMS-10 says which word another live widget has: %s', (_, mine, [path, word = '']) => {
    expect(findSharedKeywords(mine, [other])).toEqual(path ? [{ path, ...told(word) }] : []);
  });
  it('OWN-10 ignores the widget itself, and Messenger widgets with other words', () => {
    const mine = widget({ smsKeyword: 'FERN' });
    expect(findSharedKeywords(mine, [{ ...other, widgetId: 1 }])).toEqual([]);
    expect(findSharedKeywords(mine, [{ ...other, channel: 'fb' }])).toEqual([]);
    const both = [
      widget({ channel: 'fb', data: words('fern') }),
      { ...other, channel: 'fb', data: words('FERN') },
    ];
    expect(findSharedKeywords(both[0] as StoredWidget, [both[1] as StoredWidget])).toHaveLength(1);
  });
});
