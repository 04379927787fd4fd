import { type Explained, explain } from '@beckon/contract/data/explain';
import { describe, expect, it } from 'vitest';
import { explainStored } from './explainStored';

const said: Explained[] = [
  explain('channel_off'),
  explain('not_connected', { name: 'Twilio' }),
  explain('credentials_unreadable'),
  explain('provider_unreachable', { code: 'ECONNREFUSED' }),
  explain('provider_unsure', { code: 'TimeoutError' }),
  explain('interrupted'),
  explain('damaged_number'),
  explain('night'),
  explain('limit_for_days', { days: 3 }),
  explain('opted_in_first'),
  explain('message_empty'),
  explain('message_long', { name: 'Vonage', n: 1000 }),
  explain('undelivered', { code: 'undelivered 30003' }),
  explain('provider_rejected', { name: 'Vonage', code: '401 (unauthorized)' }),
  explain('page_without_token', { id: '55' }),
  explain('page_token_expired', { code: 'HTTP 400, #190' }),
  explain('page_token_limited', { code: 'HTTP 400, #200' }),
  explain('window_closed', { code: 'HTTP 400, #10, 2018278' }),
  explain('person_unknown', { code: 'HTTP 400, #100' }),
  explain('person_blocked', { code: 'HTTP 400, #551' }),
  explain('messenger_rejected', { code: 'HTTP 400, #7' }),
  explain('messenger_busy', { code: 'HTTP 500' }),
  explain('provider_answered', { name: 'Twilio', code: '400 (21211)' }),
];

describe('explainStored', () => {
  it.each(said)('OWN-10 OWN-13 finds the reason of “$message”', ({ message, reason, values }) => {
    const texts = values && Object.entries(values).map(([name, value]) => [name, String(value)]);
    expect(explainStored(message)).toEqual({
      error: message,
      reason,
      ...(texts && { values: Object.fromEntries(texts) }),
    });
  });

  it('OWN-13 names a STOP, and keeps a sentence that it does not know', () => {
    expect(explainStored('the recipient unsubscribed')).toEqual({
      error: 'The recipient unsubscribed.',
      reason: 'unsubscribed',
    });
    expect(explainStored('Twilio answered 401: check the token')).toEqual({
      error: 'Twilio answered 401: check the token',
    });
    expect(explainStored('Twilio answered 400 (21211)')).toMatchObject({
      error: 'Twilio answered 400 (21211).',
      values: { name: 'Twilio', code: '400 (21211)' },
    });
    expect(explainStored(null)).toEqual({ error: null });
  });
});
