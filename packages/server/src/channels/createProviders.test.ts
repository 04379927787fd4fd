import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noChannels } from '../env/testing/index';
import { messengerChannels } from '../messenger/testing/openMessengerTest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { createProviders } from './createProviders';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('createProviders', () => {
  const twilio = { accountSid: 'AC1', authToken: 'token-0123456789' };
  it.each([
    ['nothing', noChannels, ['sandbox']],
    ['Twilio', { ...noChannels, shared: { twilio } }, ['sandbox', 'twilio']],
    ['the messenger', messengerChannels, ['sandbox', 'messenger']],
    ['both', { ...messengerChannels, shared: { twilio } }, ['sandbox', 'twilio', 'messenger']],
  ])('OWN-13 OWN-14 an installation configured for %s has these providers', (_title, channels, names) => {
    const providers = createProviders({ sql: test.sql, channels, publicUrl: undefined });
    expect(Object.keys(providers)).toEqual(names);
    // A message may only be resent when in doubt if repeats are safe.
    const repeatable = Object.entries(providers).filter(([, provider]) => provider.isRepeatable);
    expect(repeatable.map(([name]) => name)).toEqual(['sandbox']);
  });
});
