import { describe, expect, it } from 'vitest';
import type { StoredWidget } from './Account';
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
const message = 'is also a keyword of “Bar”, so a text with it counts for only one of them';

describe('findSharedKeywords', () => {
  it.each([
    ['its keyword', widget({ smsKeyword: ' fern ' }), ['smsKeyword']],
    ['one of the others', widget({ smsKeyword: 'Moss!' }), ['smsKeyword']],
    ['a further word', widget({ data: words('sun', 'FERN') }), ['data.actions.opt_in_keywords.1']],
    ['none', widget({ smsKeyword: 'SUN' }), []],
    ['an empty one', widget({}), []],
  ])('OWN-10 SMS-10 says which word another live widget has: %s', (_, mine, paths) => {
    expect(findSharedKeywords(mine, [other])).toEqual(paths.map((path) => ({ path, message })));
  });
  it('OWN-10 a widget is not another, and one of the messenger hears other words', () => {
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
