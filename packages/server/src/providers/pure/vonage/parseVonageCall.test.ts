import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVonageCall, parseVonageNumber } from './parseVonageCall';

const text = {
  channel: 'sms',
  message_uuid: 'aaaa-1',
  from: '14155550100',
  to: '14155552671',
  text: 'hello',
};
const read = (parts: object) => parseVonageCall({ ...text, ...parts });
const messageId = '0198c5a0-0000-7000-8000-000000000001';

describe('parseVonageCall', () => {
  it('OWN-13 reads a text, adds the + of its numbers, removes zero bytes and cuts the rest', () => {
    const same = { type: 'text', sid: 'aaaa-1', from: '+14155550100', to: '+14155552671', isAnswered: false };
    expect(read({})).toEqual({ ...same, text: 'hello' });
    expect(read({ text: 'a\u0000b' })).toMatchObject({ text: 'ab' });
    expect(read({ text: 'x'.repeat(5000) })).toMatchObject({ text: 'x'.repeat(1600) });
    expect(read({ message_type: 'image', text: undefined })).toMatchObject({ ...same, text: '' });
  });

  it.each([
    ['2026-11-15T12:00:00.000Z', true],
    ['2026-11-15T12:00:00+0100', true],
    ['2026-11-15T12:00:00', false],
    ['yesterday', false],
    [1_700_000_000, false],
  ])('OWN-13 %s says when a text was written: %s', (timestamp, isTime) => {
    expect(read({ timestamp })).toMatchObject({ writtenAt: isTime ? timestamp : undefined });
  });

  it.each([
    ['72345', '72345'],
    ['SHOP', 'SHOP'],
    ['+14155550100', '+14155550100'],
  ])('OWN-13 a sender %s stays %s', (from, expected) => {
    expect(read({ from })).toMatchObject({ from: expected });
  });

  it.each([
    ['submitted', undefined, 'sent', undefined],
    ['delivered', undefined, 'delivered', undefined],
    [
      'undeliverable',
      { title: '1260' },
      'undelivered',
      'The provider couldn’t deliver the message (undeliverable 1260).',
    ],
    ['rejected', { title: 1240 }, 'failed', 'The provider couldn’t deliver the message (rejected 1240).'],
    [
      'rejected',
      { type: 'https://x.example/#1420' },
      'failed',
      'The provider couldn’t deliver the message (rejected 1420).',
    ],
    ['exploded', undefined, 'exploded', undefined],
    ['constructor', 'x', 'constructor', undefined],
  ])('OWN-13 reads the status of a message: %s %o', (status, error, ours, words) => {
    expect(read({ status, error, client_ref: messageId })).toEqual({
      type: 'status',
      providerId: 'aaaa-1',
      status: ours,
      error: words,
      messageId,
      stopped: words?.includes('1240') ? '+14155552671' : undefined,
    });
  });

  it('OWN-13 takes no reference that cannot be one of our ids', () => {
    expect(read({ status: 'delivered', client_ref: "1'" })).toMatchObject({ messageId: undefined });
  });

  it.each([
    [{ message_uuid: '' }, 'message_uuid'],
    [{ message_uuid: 'a b' }, 'message_uuid'],
    [{ message_uuid: 7 }, 'message_uuid'],
    [{ from: '' }, 'from'],
    [{ to: { number: '1' } }, 'to'],
    [{ to: '1'.repeat(41) }, 'to'],
  ])('OWN-13 names what is missing: %o', (parts, name) => {
    expect(read(parts)).toEqual({ type: 'bad', problem: expect.stringContaining(name) });
  });

  it('OWN-13 finds the account’s number: recipient of a text, sender of a reported message', () => {
    expect(parseVonageNumber(text)).toBe('+14155552671');
    expect(parseVonageNumber({ ...text, status: 'delivered' })).toBe('+14155550100');
    expect(parseVonageNumber({})).toBe('');
  });

  it('OWN-13 C38 reads or rejects anything, and never throws', () => {
    const field = fc.oneof(fc.string(), fc.anything());
    const call = fc.record(
      { message_uuid: field, status: field, from: field, to: field, text: field, error: field },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(call, (given) => {
        expect(['text', 'status', 'bad']).toContain(parseVonageCall(given).type);
      }),
    );
  });
});
