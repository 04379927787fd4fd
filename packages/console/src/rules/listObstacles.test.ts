import { describe, expect, it } from 'vitest';
import type { Draft } from '../data/Draft';
import { listObstacles } from './listObstacles';

const ready = {
  smsProvider: 'twilio',
  messengerProvider: 'messenger',
  fbPageId: '1',
  widgetPhone: '+12025550100',
  smsChannelConnected: true,
  whitelist: ['a.example'],
  isEuAffected: false,
} as const;
const bare = {
  smsProvider: 'none',
  messengerProvider: 'none',
  fbPageId: '',
  widgetPhone: '',
  smsChannelConnected: false,
  whitelist: [],
  isEuAffected: false,
} as const;
type Account = { [Name in keyof typeof ready]: (typeof ready)[Name] | (typeof bare)[Name] };

const ask = (channel: Draft['channel'], account: Account, channels: object = {}) =>
  listObstacles(
    { channel, smsKeyword: '', data: { channels } },
    { ...account, whitelist: [...account.whitelist] },
  ).map(({ sentence, place }) => `${place}: ${sentence.split(' ', 3).join(' ')}`);
const all = {
  enable_facebook: true,
  enable_sms: true,
  enable_whatsapp: true,
  whatsapp_id: '12025550100',
  enable_email: true,
  email_to: 'a@example.com',
};

describe('listObstacles', () => {
  it.each([
    ['sms', ready, []],
    ['fb', ready, []],
    ['sms', bare, ['settings: Texting isn’t set', 'settings: Add your website.']],
    ['fb', bare, ['settings: The button doesn’t']],
    ['fb', { ...bare, fbPageId: '1' }, ['settings: Messenger isn’t set']],
  ] as const)('OWN-02 OWN-03 DISP-20 on %s %#', (channel, account, lines) =>
    expect(ask(channel, account)).toEqual(lines),
  );
  it('OWN-03 OWN-19 a landing page needs no website: it is on one of ours', () => {
    const draft: Draft = { channel: 'sms', smsKeyword: '', data: {} };
    const account = { ...ready, whitelist: [] };
    expect([listObstacles(draft, account).length, listObstacles(draft, account, 'landing').length]).toEqual([
      1, 0,
    ]);
  });
  it.each([
    [true, 'Two texts a week.', 1],
    [true, 'I want texts from Fern. Reply STOP to end them.', 0],
    [true, ' ', 0],
    [false, 'Two texts a week.', 0],
  ])(
    'SMS-11 A-45 under European law (%s), the legal text %j is the whole consent text',
    (isEuAffected, legalText, count) => {
      const account = { ...ready, whitelist: [...ready.whitelist], isEuAffected };
      const data = { main: { legalText } };
      const channels = { channels: { enable_sms: true } };
      for (const draft of [
        { channel: 'sms', smsKeyword: '', data },
        { channel: 'omni', smsKeyword: '', data: { ...data, ...channels } },
      ] as const)
        expect(listObstacles(draft, account).map(({ place }) => place)).toEqual(Array(count).fill('optIn'));
    },
  );
  it.each([
    [{}, ready, ['optIn: The bubble is']],
    [all, ready, []],
    [all, bare, ['settings: Messenger isn’t offered.', 'settings: Text messages aren’t']],
    [{ enable_facebook: true }, bare, ['optIn: The bubble is', 'settings: Messenger isn’t offered.']],
    [
      { enable_whatsapp: true, enable_email: true },
      ready,
      ['optIn: The bubble is', 'optIn: WhatsApp isn’t offered.', 'optIn: Email isn’t offered.'],
    ],
    [
      { enable_sms: true },
      { ...ready, smsChannelConnected: false },
      ['optIn: The bubble is', 'settings: Text messages aren’t'],
    ],
    [
      { enable_sms: true },
      { ...ready, smsProvider: 'none', whitelist: [] },
      ['settings: Texting isn’t set', 'settings: Add your website.'],
    ],
  ] as const)(
    'OMNI-03 OMNI-04 OMNI-05 OMNI-06 OMNI-07 OMNI-08 a chat bubble with %j %#',
    (channels, account, lines) => expect(ask('omni', account, channels)).toEqual(lines),
  );
});
