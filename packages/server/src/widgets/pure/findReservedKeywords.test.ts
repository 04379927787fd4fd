import { describe, expect, it } from 'vitest';
import { findNewReserved, findReservedKeywords } from './findReservedKeywords';

const widget = (channel: string, smsKeyword: string, ...keywords: string[]) => ({
  widgetType: 'modal',
  channel,
  smsKeyword,
  data: { actions: { opt_in_keywords: keywords } },
});

describe('findReservedKeywords', () => {
  it.each([
    ['sms', 'STOP', 'stop messages', 'word_stops'],
    ['sms', ' unsubscribe ', 'stop messages', 'word_stops'],
    ['sms', 'Start', 'get messages again', 'word_starts'],
    ['sms', 'HELP', 'get help', 'word_helps'],
    ['sms', 'INFO', 'get help', 'word_helps'],
    ['sms', 'YES', 'confirm a sign-up', 'word_confirms'],
    ['sms', 'BREAD', undefined, undefined],
    ['sms', '', undefined, undefined],
  ])('OWN-10 OWN-13 on %s the keyword %j is sent to %s', (channel, word, wish, reason) => {
    const message = `can’t include “${word.trim()}” because people send it to ${wish}. Choose another word`;
    expect(findReservedKeywords(widget(channel, word))).toEqual(
      wish ? [{ path: 'smsKeyword', message, reason, values: { word: word.trim() } }] : [],
    );
  });
  it('OWN-10 OWN-13 checks further keywords, in Messenger only for STOP', () => {
    const paths = (channel: string) =>
      findReservedKeywords(widget(channel, '', 'loaf', 'help', 'stop')).map(({ path }) => path);
    expect(paths('sms')).toEqual(['data.actions.opt_in_keywords.1', 'data.actions.opt_in_keywords.2']);
    expect(paths('fb')).toEqual(['data.actions.opt_in_keywords.2']);
  });
  it('OWN-10 does not reject a change because of an existing word', () => {
    expect(findNewReserved(widget('sms', 'HELP'), widget('sms', 'HELP', 'loaf'))).toEqual([]);
    expect(findNewReserved(widget('sms', 'HELP'), widget('sms', 'STOP'))).toHaveLength(1);
  });
});
