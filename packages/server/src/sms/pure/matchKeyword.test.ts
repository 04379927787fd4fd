import { describe, expect, it } from 'vitest';
import type { StoredWidget } from '../../accounts/pure/index';
import { parseActions } from '../../widgets/pure/index';
import { matchKeyword, parseRef } from './matchKeyword';

const widget: StoredWidget = {
  widgetId: 1,
  widgetType: 'modal',
  channel: 'sms',
  name: '',
  smsKeyword: 'FERN',
  status: 'active',
  version: 1,
  data: { actions: { opt_in_text: 'Join us & win', opt_in_keywords: ['rare plants', 'Fougère'] } },
};

describe('parseRef', () => {
  it.each([
    ['Subscribe abcdefghijklm234', 'abcdefghijklm234'],
    ['ABCDEFGHIJKLM234', 'abcdefghijklm234'],
    ['Join & win abcdefghijklm234 ', 'abcdefghijklm234'],
    ['Join abcdefghijklm234.', 'abcdefghijklm234'],
    ['Subscribe abcdefghijklm23', undefined],
    ['Subscribe abcdefghijklm2345', undefined],
    ['abcdefghijklm234 Subscribe', undefined],
    ['Subscribe FERN', undefined],
    ['', undefined],
  ])('SMS-08 A-43 the ref of "%s" is %s', (text, ref) => {
    expect(parseRef(text)).toBe(ref);
  });
});

describe('matchKeyword', () => {
  it.each([
    ['FERN', true],
    ['fern', true],
    ['“Fern”', true],
    ['Join us & win FERN', true],
    ['join us win fern', true],
    ['rare plants', true],
    ['RARE  PLANTS!', true],
    ['fougère', true],
    ['Join us & win rare plants', true],
    ['fernando', false],
    ['I like fern', false],
    ['Join us & win', false],
    ['', false],
  ])('SMS-10 A-88 OWN-22 "%s" is a keyword of the widget: %s', (text, isMatch) => {
    expect(matchKeyword(text, [widget])).toBe(isMatch ? widget : undefined);
  });

  it('SMS-10 a widget that is paused, on another channel or without a keyword has none', () => {
    for (const parts of [{ status: 'paused' }, { channel: 'fb' }]) {
      expect(matchKeyword('FERN', [{ ...widget, ...parts }])).toBeUndefined();
    }
    expect(matchKeyword('Subscribe', [{ ...widget, smsKeyword: ' ', data: {} }])).toBeUndefined();
    expect(matchKeyword('', [{ ...widget, smsKeyword: '', data: {} }])).toBeUndefined();
  });

  it('OMNI-12 an omnichat that offers texts has a keyword on any channel; the first of several wins', () => {
    const omnichat = {
      ...widget,
      widgetId: 2,
      widgetType: 'omnichat',
      channel: 'fb',
      data: { channels: { enable_sms: true } },
    };
    expect(matchKeyword('FERN', [omnichat, widget])).toBe(omnichat);
  });
});

describe('parseActions', () => {
  it.each([
    [{}, { optInText: 'Subscribe', keywords: [], sequence: undefined }],
    [{ actions: null }, { optInText: 'Subscribe', keywords: [], sequence: undefined }],
    [{ actions: 'x' }, { optInText: 'Subscribe', keywords: [], sequence: undefined }],
    [
      { actions: { opt_in_text: 5, opt_in_keywords: [1, ' a '], sequence: '' } },
      { optInText: 'Subscribe', keywords: ['a'], sequence: '' },
    ],
    [
      { actions: { opt_in_text: 'Go', opt_in_keywords: 'a\n\n b ', sequence: 'Hi' } },
      { optInText: 'Go', keywords: ['a', 'b'], sequence: 'Hi' },
    ],
  ])('ENT-14 DEF-04 OWN-22 reads the actions of %o', (data, actions) => {
    expect(parseActions({ data })).toEqual(actions);
  });
});
