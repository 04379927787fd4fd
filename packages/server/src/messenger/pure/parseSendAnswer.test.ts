import { describe, expect, it } from 'vitest';
import { parseSendAnswer } from './parseSendAnswer';

const read = (status: number, body: unknown = undefined, retryAfter: string | null = null) =>
  parseSendAnswer({ status, body, retryAfter });
const refused = (code: number, more: object = {}) => ({ error: { message: 'SECRET', code, ...more } });

describe('parseSendAnswer', () => {
  it('OWN-14 an accepted message has its id', () => {
    expect(read(200, { recipient_id: '1', message_id: 'm1' })).toEqual({ type: 'sent', providerId: 'm1' });
    expect(read(200, undefined)).toEqual({ type: 'sent', providerId: undefined });
  });
  it.each([
    [429, undefined],
    [503, 'busy'],
    [400, refused(613)],
    [400, refused(4)],
    [403, refused(2)],
    [500, refused(2)],
    [400, refused(1200)],
    [400, refused(999, { is_transient: true })],
  ])('OWN-14 D24 retries after status %i with %j', (status, body) => {
    expect(read(status, body)).toMatchObject({ type: 'retry' });
  });
  it.each([408, 500, 502, 504])(
    'OWN-14 D24 status %i may come from a gateway after it was sent',
    (status) => {
      expect(read(status, '<html>')).toMatchObject({ type: 'unknown' });
    },
  );
  it('OWN-14 D25 as late as the platform asks', () => {
    expect(read(429, undefined, '30')).toMatchObject({ afterMs: 30_000 });
    for (const odd of ['soon', '-1', '', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      expect(read(429, undefined, odd)).toMatchObject({ type: 'retry', afterMs: undefined });
    }
  });
  it.each([
    [400, refused(10, { error_subcode: 2_018_278 }), /24 hours.*#10, 2018278/],
    [400, refused(551), /blocked/],
    [400, refused(100), /doesn’t know/],
    [404, undefined, /rejected the message \(HTTP 404\)/],
    [400, { error: 'x' }, /rejected/],
  ])('OWN-14 status %i with %j is final and says what to do', (status, body, error) => {
    expect(read(status, body)).toEqual({ type: 'failed', error: expect.stringMatching(error) });
  });
  it.each([
    [401, refused(190), /Page access token has expired/],
    [403, refused(200), /pages_messaging/],
    [403, refused(230), /pages_messaging/],
  ])('OWN-14 status %i with %j waits for the owner and says what to do', (status, body, error) => {
    expect(read(status, body)).toEqual({ type: 'held', error: expect.stringMatching(error) });
  });
  it('C47 OWN-14 repeats none of the platform’s own words', () => {
    for (const body of [refused(100), refused(4), refused(77)]) {
      expect(JSON.stringify(read(400, body))).not.toContain('SECRET');
    }
  });
});
