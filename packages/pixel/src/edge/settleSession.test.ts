import type { PixelSession } from '@beckon/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../testing/memoryStore';
import { tokenFor } from '../testing/openPixel';
import { settleSession } from './settleSession';

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const session = (more: Partial<PixelSession> = {}): PixelSession => ({
  sessionId: 'a'.repeat(32),
  hasOptedIn: false,
  pageId: '1001',
  token: null,
  custom: {},
  ...more,
});
const fresh = (more: Partial<PixelSession> = {}) =>
  session({ sessionId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown as string, ...more });

/** Visits a page with this session stored and this token in its address; returns what was settled and stored. */
function come(stored?: PixelSession, token?: string) {
  const storage = memoryStore(new Map([['sms-keyword-ref', 'r']]));
  if (stored) storage.data.set('pixel-session', JSON.stringify(stored));
  const settled = settleSession(token ? `?mcp_token=${token}` : '', '1001', storage.store);
  const kept = JSON.parse(storage.data.get('pixel-session') ?? 'null');
  return { ...settled, kept, hasRef: storage.data.has('sms-keyword-ref') };
}

describe('settleSession', () => {
  it('PIX-05 PIX-02 PIX-03 nothing stored: a new session with every field', () => {
    const { session: made, old, kept } = come();
    expect([made, old]).toEqual([fresh(), null]);
    expect(kept).toEqual(made);
  });
  it('PIX-06 PIX-09 the stored one belongs to another page id: a new one, without its token', () => {
    const before = session({ pageId: '7', token: 't', hasOptedIn: true });
    const { session: made, old, hasRef } = come(before);
    expect([made, old, hasRef]).toEqual([fresh(), before, false]);
    expect(made.sessionId).not.toBe(before.sessionId);
  });
  it('PIX-07 PIX-09 PIX-10 a token other than the stored one: a new session for it', () => {
    const token = tokenFor(60);
    for (const before of [session(), session({ token: 'earlier' })]) {
      const { session: made, old, kept } = come(before, token);
      expect([made, old]).toEqual([fresh({ token }), before]);
      expect(kept).toEqual(made);
    }
  });
  it('PIX-07 PIX-08 the stored token again: the session continues', () => {
    const token = tokenFor(60);
    const before = session({ token });
    expect(come(before, token)).toEqual({ session: before, kept: before, hasRef: true });
  });
  it('PIX-07 PIX-13 a token that is no longer valid: the session continues', () => {
    const before = session({ token: 'earlier' });
    expect(come(before, tokenFor(-60))).toEqual({ session: before, kept: before, hasRef: true });
  });
  it('PIX-08 otherwise it is the same session, with everything it knows', () => {
    const before = session({ token: 't', hasOptedIn: true, custom: { plan: 'x' }, external_id: 'crm-7' });
    expect(come(before)).toEqual({ session: before, kept: before, hasRef: true });
  });
  it('PIX-06 PIX-10 another page id with the previous token: new, with that token', () => {
    const token = tokenFor(60);
    const { session: made, old } = come(session({ pageId: '7', token }), token);
    expect([made.token, old?.token]).toEqual([token, token]);
  });
});
