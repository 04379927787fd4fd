import { refusals } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import type { StoredWidget } from '../../accounts/pure/index';
import { decideOptIn } from './decideOptIn';

const request = {
  account_id: '1001',
  widget_id: '5001',
  phone_number: '+14155552671',
  session_id: 'session-1',
  widget_sign: 'optin_5001_session-1_instance-1',
};
const widget: StoredWidget = {
  widgetId: 5001,
  widgetType: 'modal',
  channel: 'sms',
  name: '',
  smsKeyword: '',
  status: 'active',
  version: 1,
  data: {},
};
const question = {
  request,
  account: {
    whitelist: ['shop.example.com', '*.example.net', 'xn--bcher-kva.example'],
    country: 'US',
    smsCountries: [] as string[],
  },
  widget,
  originHeader: 'https://shop.example.com',
  ownOrigin: 'https://widgets.example' as string | undefined,
};
const decide = (parts: Partial<Parameters<typeof decideOptIn>[0]>) => decideOptIn({ ...question, ...parts });

describe('decideOptIn', () => {
  it('NET-12 accepts a valid number and returns what it parsed', () => {
    expect(decide({})).toEqual({
      ok: true,
      phone: '+14155552671',
      instanceId: 'instance-1',
      origin: 'https://shop.example.com',
    });
  });

  it.each([
    ['no account', { account: undefined }, 'widget_unknown'],
    ['no widget', { widget: undefined }, 'widget_unknown'],
    ['a paused widget', { widget: { ...widget, status: 'paused' } }, 'widget_paused'],
    ['a messenger widget', { widget: { ...widget, channel: 'fb' } }, 'widget_unknown'],
    [
      'a sign of another widget',
      { request: { ...request, widget_sign: 'optin_5002_session-1_i' } },
      'form_mismatch',
    ],
    [
      'a sign of another session',
      { request: { ...request, widget_sign: 'optin_5001_session-2_i' } },
      'form_mismatch',
    ],
    ['no sign', { request: { ...request, widget_sign: 'optin' } }, 'form_mismatch'],
    ['a longer sign', { request: { ...request, widget_sign: 'optin_5001_session-1_i_x' } }, 'form_mismatch'],
  ])('NET-02 C14 rejects %s with the same sentence', (_title, parts, reason) => {
    expect(decide(parts)).toEqual({ ok: false, error: refusals.formGone, reason });
  });

  it.each([
    ['https://shop.example.com', true],
    ['http://shop.example.com:8080', true],
    ['https://www.shop.example.com', true],
    ['https://SHOP.example.com', true],
    ['https://shop.example.com.', true],
    ['https://a.b.example.net', true],
    ['https://example.net', false],
    ['https://xn--bcher-kva.example', true],
    ['http://localhost:3000', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:3000', true],
    ['https://widgets.example', true],
    ['https://sub.widgets.example', false],
    ['http://widgets.example', false],
    ['https://widgets.example:8443', false],
    ['https://example.com', false],
    ['https://other.shop.example.com', false],
    ['https://evilshop.example.com', false],
    ['https://shop.example.com.evil.test', false],
    ['https://localhost.evil.test', false],
    ['https://127.0.0.1.evil.test', false],
    ['https://evil.test', false],
    ['https://evil.test@shop.example.com', false],
    ['null', false],
    ['', false],
    [undefined, false],
  ])('NET-11 A-27 C13 from %s: %s', (originHeader, isAllowed) => {
    const decision = decide({ originHeader });
    expect(decision.ok).toBe(isAllowed);
    if (!decision.ok) expect(decision.error).toBe(refusals.websiteNotAllowed);
    if (!decision.ok) expect(decision.reason).toBe('website_not_allowed');
  });

  it('NET-11 A-27 without a list, the server only allows loopback and itself', () => {
    const account = { whitelist: [], country: 'US', smsCountries: [] };
    const allowed = ['http://localhost', 'https://widgets.example', 'https://shop.example.com'].map(
      (originHeader) => decide({ account, originHeader }).ok,
    );
    expect(allowed).toEqual([true, true, false]);
  });

  it('OMNI-12 an omnichat that offers texts accepts numbers, on any channel', () => {
    const omnichat = (enable_sms: unknown) =>
      decide({
        widget: { ...widget, widgetType: 'omnichat', channel: 'fb', data: { channels: { enable_sms } } },
      });
    expect(omnichat(true).ok).toBe(true);
    expect(omnichat(false).ok).toBe(false);
    expect(omnichat('true').ok).toBe(false);
  });

  it.each([
    ['+14155552671', [], true],
    ['+16045551234', [], false],
    ['+4915123456789', [], false],
    ['+4915123456789', ['DE'], true],
    ['+14155552671', ['DE'], false],
    ['+881612345678', ['US', 'DE'], false],
  ])('NET-12 C27 accepts %s if the account texts %o: %s', (phone_number, smsCountries, isTaken) => {
    const decision = decide({
      request: { ...request, phone_number },
      account: { ...question.account, smsCountries },
    });
    expect(decision.ok).toBe(isTaken);
    if (!decision.ok) expect([refusals.countryNotServed, refusals.notPhone]).toContain(decision.error);
  });

  it.each([
    ['a fixed line', '+4930901820', 'DE'],
    ['a fixed line', '+33142685300', 'FR'],
    ['a premium number', '+19002345678', 'US'],
    ['a free number', '+18002345678', 'US'],
    ['a premium number', '+449098790123', 'GB'],
  ])('NET-12 C27 does not text %s: %s', (_, phone_number, country) => {
    const decision = decide({
      request: { ...request, phone_number },
      account: { ...question.account, smsCountries: [country] },
    });
    expect(decision).toEqual({ ok: false, error: refusals.notTextable, reason: 'number_not_textable' });
  });

  it('NET-11 S15 a server without a configured address does not know itself', () => {
    const asked = ['https://widgets.example', 'undefined', 'http://localhost:3000'];
    const allowed = asked.map((originHeader) => decide({ ownOrigin: undefined, originHeader }).ok);
    expect(allowed).toEqual([false, false, true]);
  });

  it('SMS-04 reports a bad number last, so that it reveals nothing', () => {
    const bad = { ...request, phone_number: '12' };
    expect(decide({ request: bad })).toEqual({
      ok: false,
      error: refusals.notPhone,
      reason: 'number_invalid',
    });
    expect(decide({ request: bad, originHeader: 'https://evil.test' })).toEqual({
      ok: false,
      error: refusals.websiteNotAllowed,
      reason: 'website_not_allowed',
      unlistedHost: 'evil.test',
    });
    expect(decide({ request: { ...request, phone_number: '+19002345678' } })).toEqual({
      ok: false,
      error: refusals.notTextable,
      reason: 'number_not_textable',
    });
  });
});
