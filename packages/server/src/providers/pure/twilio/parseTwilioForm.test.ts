import { describe, expect, it } from 'vitest';
import { parseTwilioForm } from './parseTwilioForm';

const form = { MessageSid: 'SM1', From: '+14155550100', To: '+14155552671', Body: 'hello' };
const read = (parts: Record<string, string>) => parseTwilioForm(Object.entries({ ...form, ...parts }));

describe('parseTwilioForm', () => {
  it('OWN-13 reads a text, removes zero bytes and cuts the rest', () => {
    const same = { type: 'text', sid: 'SM1', from: '+14155550100', to: '+14155552671' };
    expect(read({})).toEqual({ ...same, text: 'hello', isAnswered: false });
    expect(read({ Body: 'a\u0000b', OptOutType: 'STOP' })).toMatchObject({ text: 'ab', isAnswered: true });
    expect(read({ Body: 'x'.repeat(5000) })).toMatchObject({ text: 'x'.repeat(1600) });
  });

  it.each([
    ['delivered', undefined, undefined],
    ['undelivered', '30003', 'The provider couldn’t deliver the message (undelivered 30003).'],
    ['failed', '21610', 'The provider couldn’t deliver the message (failed 21610).'],
  ])('OWN-13 reads the status of a message: %s', (status, code, error) => {
    const parts = { MessageStatus: status, ...(code && { ErrorCode: code }) };
    const stopped = code === '21610' ? form.To : undefined;
    expect(read(parts)).toEqual({ type: 'status', providerId: 'SM1', status, error, stopped });
  });

  it.each([
    [{ MessageSid: '' }, 'MessageSid'],
    [{ MessageSid: 'a b' }, 'MessageSid'],
    [{ From: '' }, 'From'],
    [{ To: '' }, 'To'],
    [{ To: '1'.repeat(41) }, 'To'],
  ])('OWN-13 names what is missing: %o', (parts, name) => {
    expect(read(parts)).toEqual({ type: 'bad', problem: expect.stringContaining(name) });
  });
});
