import { describe, expect, it } from 'vitest';
import { describeMessage } from './describeMessage';

const row = { seq: 7, channel: 'fb', recipient: '70', direction: 'out', createdAt: new Date(5) } as const;
const described = (body: unknown, more = {}) => describeMessage({ ...row, ...more, body });

describe('describeMessage', () => {
  it('OWN-13 a text message, in both directions', () => {
    expect(described({ text: 'Hi' }, { channel: 'sms', recipient: '+12025550101' })).toEqual({
      id: 7,
      channel: 'sms',
      visitor: '+12025550101',
      from: 'business',
      text: 'Hi',
      taps: [],
      atMs: 5,
    });
    expect(described({ text: 'STOP' }, { direction: 'in' })).toMatchObject({ from: 'visitor', text: 'STOP' });
    expect(described({ note: 'w5' }, { direction: 'in' })).toMatchObject({ from: 'note', text: 'w5' });
  });
  it('OWN-14 describes Messenger buttons, links and replies; a link leads to the web or nowhere', () => {
    const buttons = [
      { type: 'web_url', title: 'Shop', url: 'https://shop.example' },
      { type: 'web_url', title: 'Odd', url: 'javascript:alert(1)' },
      { type: 'postback', title: 'Later', payload: 'LATER' },
    ];
    const body = {
      attachment: { type: 'template', payload: { template_type: 'button', text: 'Choose', buttons } },
      quick_replies: [{ content_type: 'text', title: 'Yes' }],
    };
    const expected = {
      text: 'Choose',
      taps: [
        { kind: 'link', title: 'Shop', url: 'https://shop.example' },
        { kind: 'button', title: 'Odd', payload: 'Odd' },
        { kind: 'button', title: 'Later', payload: 'LATER' },
        { kind: 'reply', title: 'Yes', payload: 'Yes' },
      ],
    };
    expect(described(body)).toMatchObject(expected);
    expect(described({ message: body })).toMatchObject(expected);
  });
  it.each([
    [null],
    ['text'],
    [7],
    [[]],
    [{}],
    [{ text: 7, quick_replies: 'no', attachment: { payload: [] } }],
  ])('OWN-13 an unreadable body, %j, is an empty message and never an error', (body) =>
    expect(described(body)).toMatchObject({ text: '', taps: [] }),
  );
});
