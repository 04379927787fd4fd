import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecipient, parseRecipient, parseSequence } from '../../messages/pure/index';
import { buildAdsJson } from './buildAdsJson';
import { buildMessage, buildSendRequest } from './buildSendRequest';
import { parseMessengerText } from './parseMessengerText';
import { parseOtherWidget } from './parseOtherWidget';
import { planFollowUp } from './planFollowUp';

describe('parseSequence', () => {
  it.each([
    ['Hello', [['Hello', 0]]],
    [
      'Hello\n---\nAgain',
      [
        ['Hello', 0],
        ['Again', 0],
      ],
    ],
    [
      'Hello\n--- 2 hours\nAgain\n----- 1 day \nLast',
      [
        ['Hello', 0],
        ['Again', 7_200_000],
        ['Last', 93_600_000],
      ],
    ],
    ['--- 5 minutes\nLate', [['Late', 300_000]]],
    ['\n---\n\n', []],
    ['', []],
    ['a --- b', [['a --- b', 0]]],
    [
      'One\n--- 3 moons\nTwo',
      [
        ['One', 0],
        ['Two', 0],
      ],
    ],
  ])('OWN-22 ENT-14 %j', (sequence, steps) => {
    expect(parseSequence(sequence).map(({ text, afterMs }) => [text, afterMs])).toEqual(steps);
  });
  it('OWN-22 a sequence has an end, whatever the owner wrote', () => {
    expect(parseSequence('x\n---\n'.repeat(100))).toHaveLength(20);
  });
});

describe('planFollowUp', () => {
  it('OWN-22 DEF-28 uses the owner’s words, the product’s if there are none, nothing if they were emptied', () => {
    expect(planFollowUp('Hi\n---\nYou', 'Fern')).toEqual([
      { message: { text: 'Hi' }, afterMs: 0 },
      { message: { text: 'You' }, afterMs: 0 },
    ]);
    expect(planFollowUp(undefined, 'Fern')[0]?.message).toEqual({
      text: expect.stringMatching(/^Fern: You’re subscribed\./),
    });
    expect(planFollowUp('', 'Fern')).toEqual([]);
  });
});

describe('messages', () => {
  it.each([
    ['Hello', { text: 'Hello', buttons: [] }],
    [
      'Hello\n[Shop](https://a.example/x?y=1)',
      { text: 'Hello', buttons: [{ title: 'Shop', url: 'https://a.example/x?y=1' }] },
    ],
    [
      'Hi\n[A](w7)\n[B](w8)',
      {
        text: 'Hi',
        buttons: [
          { title: 'A', payload: 'w7' },
          { title: 'B', payload: 'w8' },
        ],
      },
    ],
    ['[A](w7)\nHi', { text: '[A](w7)\nHi', buttons: [] }],
    ['Hi\n[A](javascript:x y)', { text: 'Hi\n[A](javascript:x y)', buttons: [] }],
  ])('OWN-22 %j', (text, message) => expect(parseMessengerText(text)).toEqual(message));
  it('OWN-22 no message is longer than the platform accepts, and no character is split', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), fc.boolean(), (text, hasButton) => {
        const buttons = hasButton ? [{ title: text || 'x', payload: 'w7' }] : [];
        const json = JSON.stringify(buildMessage({ text, buttons }));
        expect(json).not.toMatch(/\\ud[89a-f]/i);
        const { text: plain = '', attachment } = JSON.parse(json);
        expect([...plain].length).toBeLessThanOrEqual(2000);
        expect([...(attachment?.payload.text ?? '')].length).toBeLessThanOrEqual(640);
        expect([...(attachment?.payload.buttons[0].title ?? '')].length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 50 },
    );
  });
  it('OWN-22 a button with a longer payload than the platform accepts is left out, so that the rest arrives', () => {
    const build = (length: number) =>
      JSON.stringify(buildMessage(parseMessengerText(`Hi\n[A](w7)\n[B](${'x'.repeat(length)})`)));
    expect(build(1000)).toMatch(/"payload":"w7".*"payload":"x{1000}"/);
    expect(build(1001)).toMatch(/"text":"Hi".*"payload":"w7"/);
    expect(build(1001)).not.toContain('xx');
  });
  it.each([{ id: '7001' }, { user_ref: 's-i-0' }, { comment_id: '5_6' }])(
    'OWN-14 CHK-04 %j is written and read',
    (one) => {
      expect(parseRecipient(formatRecipient(one))).toEqual(one);
      expect(buildSendRequest(formatRecipient(one), { text: 'x' })).toEqual({
        recipient: one,
        messaging_type: 'RESPONSE',
        message: { text: 'x' },
      });
    },
  );
});

describe('buildAdsJson', () => {
  const stored = {
    widgetId: 7,
    widgetType: 'ads_json',
    channel: 'fb',
    name: 'Autumn',
    smsKeyword: '',
    status: 'active',
    version: 1,
  };
  const build = (data: Record<string, unknown>) => {
    const other = parseOtherWidget({ ...stored, data });
    if (!other) throw new Error('the widget cannot be parsed');
    return JSON.parse(buildAdsJson(other)).message.attachment.payload;
  };
  it('OWN-18 ENT-03 A-13 the ad tool gets a message whose button opts in to this widget', () => {
    expect(build({ main: { title: 'Ferns', desc: '10 % off' } })).toEqual({
      template_type: 'button',
      text: 'Ferns\n\n10 % off',
      buttons: [{ type: 'postback', title: 'Subscribe', payload: 'w7' }],
    });
    expect(build({ setup: { ref: 'autumn' }, actions: { opt_in_text: 'Yes' } })).toEqual({
      template_type: 'button',
      text: 'Autumn',
      buttons: [{ type: 'postback', title: 'Yes', payload: 'autumn' }],
    });
    expect(build({ actions: { opt_in_text: ' ' } }).buttons[0].title).toBe('Subscribe');
  });
});
