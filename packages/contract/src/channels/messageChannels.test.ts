import { describe, expect, it } from 'vitest';
import * as lists from '../constants/lists';
import { findChannel, messageChannelNames, messageChannels, publicChannels } from './messageChannels';

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
    expect(messageChannelNames.filter((name) => messageChannels[name].isPaidByPart)).toEqual(['sms']);
    expect(messageChannelNames.filter((name) => messageChannels[name].isQuietAtNight)).toEqual(['sms']);
  });
});
