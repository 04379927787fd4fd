import { describe, expect, it } from 'vitest';
import { waitForDay } from './waitForDay';

const hourMs = 3_600_000;
const night = Date.parse('2026-11-15T22:00:00Z');
const day = Date.parse('2026-11-15T12:00:00Z');
const text = { channel: 'sms' as const, recipient: '+4915123456789', isReply: false, ageMs: 2 * hourMs };

describe('waitForDay', () => {
  it.each([
    ['held up into the night', text, night, 9 * hourMs],
    ['held up, by day', text, day, 0],
    ['just due', { ...text, ageMs: 1000 }, night, 0],
    ['the reply to a message', { ...text, isReply: true }, night, 0],
    ['in the messenger', { ...text, channel: 'fb' as const, recipient: '123' }, night, 0],
    ['to an unreadable number', { ...text, recipient: 'x' }, night, 10 * hourMs],
  ])('OWN-22 C64 a text %s', (_title, leaving, nowMs, waitMs) => {
    expect(waitForDay(leaving, nowMs)).toBe(waitMs);
  });
});
