import { describe, expect, it } from 'vitest';
import * as lists from '../constants/lists';
import { asksForPhone } from './asksForPhone';
import {
  findChannel,
  hasPhones,
  messageChannelNames,
  messageChannels,
  needsConsentText,
  offersOptIn,
  publicChannels,
} from './messageChannels';

describe('messageChannels', () => {
  it.each(messageChannelNames)(
    'OWN-13 OWN-14 %s is a channel of widgets, and found by its public name',
    (name) => {
      const { publicName } = messageChannels[name];
      expect(lists.channels).toContain(name);
      expect(lists.contactChannels).toContain(publicName);
      expect(findChannel(publicName)).toBe(name);
    },
  );

  it('OWN-13 OWN-14 no two channels share a name, a sender or a provider setting', () => {
    const rows = messageChannelNames.map((name) => messageChannels[name]);
    for (const field of ['publicName', 'providerSetting', 'senderSetting'] as const)
      expect(new Set(rows.map((row) => row[field])).size).toBe(rows.length);
    expect(publicChannels).toEqual(['sms', 'messenger']);
  });

  it('OWN-13 OWN-22 only texts are paid for by the part and wait for the day', () => {
    expect(messageChannelNames.filter((name) => messageChannels[name].limits.isPaidByPart)).toEqual(['sms']);
    expect(messageChannelNames.filter((name) => messageChannels[name].limits.isQuietAtNight)).toEqual([
      'sms',
    ]);
  });

  it('OWN-12 C48 only addresses of texts are phone numbers', () => {
    expect(['sms', 'fb', 'omni', ''].filter(hasPhones)).toEqual(['sms']);
  });

  it.each([
    ['sms', undefined, ['sms']],
    ['sms', { enable_sms: false }, ['sms']],
    ['fb', undefined, ['fb']],
    ['fb', { enable_sms: true }, ['fb']],
    ['omni', { enable_sms: true }, ['sms', 'fb']],
    ['omni', { enable_sms: false }, ['fb']],
    ['omni', { enable_sms: 1 }, ['fb']],
    ['omni', null, ['fb']],
    ['omni', undefined, ['fb']],
    ['', { enable_sms: true }, []],
  ])('SMS-01 OMNI-12 OWN-14 a widget on %s with %j opts in to %j', (channel, channels, expected) => {
    const widget = { channel, isBubble: channel === 'omni', data: { channels } };
    expect(messageChannelNames.filter((name) => offersOptIn(name, widget))).toEqual(expected);
  });

  it('SMS-11 NET-02 the channel record needs a legal text exactly where pages show one', () => {
    for (const channel of [...lists.channels, ''])
      for (const channels of [undefined, null, {}, { enable_sms: false }, { enable_sms: true }]) {
        const widget = { channel, data: { channels } };
        expect(needsConsentText(widget)).toBe(asksForPhone(widget));
      }
  });
});
