import { describe, expect, it } from 'vitest';
import { sandboxTexts } from './sandboxTexts';
import { whyNotSend } from './whyNotSend';

const account = { name: 'Fern', hasSms: true, hasMessenger: true, phone: '+12025550100', accounts: [] };
const state = { link: 'live', account, chosen: { sms: undefined, messenger: undefined } } as const;

describe('whyNotSend', () => {
  it('OWN-13 a text can always be sent; if no phone is chosen, it takes a new one', () => {
    expect(whyNotSend(state, 'sms')).toBeUndefined();
    expect(
      whyNotSend({ ...state, chosen: { sms: '+12025550143', messenger: undefined } }, 'sms'),
    ).toBeUndefined();
  });
  it("OWN-13 an account without a number can't be texted, and the page says so", () => {
    const bare = { ...state, account: { ...account, phone: '' } };
    expect(whyNotSend(bare, 'sms')).toBe(sandboxTexts.cannotText('Fern'));
    expect(whyNotSend(bare, 'messenger')).toBe(sandboxTexts.chooseVisitor);
  });
  it('OWN-14 in the messenger a visitor must be chosen', () => {
    expect(whyNotSend(state, 'messenger')).toBe(sandboxTexts.chooseVisitor);
    const as = (messenger: string) =>
      whyNotSend({ ...state, chosen: { sms: undefined, messenger } }, 'messenger');
    expect([as('7'), as('comment-7')]).toEqual([undefined, sandboxTexts.cannotWrite]);
  });
  it.each(['connecting', 'lost', 'out'] as const)(
    'OWN-13 while it is %s, it has to be tried again',
    (link) => {
      expect(whyNotSend({ ...state, link }, 'sms')).toBe(sandboxTexts.notConnected);
    },
  );
});
