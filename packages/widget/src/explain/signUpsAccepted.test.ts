import { parseAllowedOrigin } from '@beckon/contract/websites';
import { describe, expect, it } from 'vitest';
import { smsModal, started } from '../core/testing/started';
import { signUpsAccepted, warnOfRejectedSignUps } from './signUpsAccepted';

const host = 'https://widgets.example';
const at = (url: string, account: object) => {
  const { hostname } = /^\w+:\/\/(?<hostname>[^/:]*)/.exec(url)?.groups ?? {};
  return started({ url, account: { host, ...account }, browser: { hostname: hostname ?? '' } }).state;
};

describe('signUpsAccepted', () => {
  it.each([
    ['https://shop.example/plants?x=1#top', ['shop.example'], true],
    ['https://www.shop.example/', ['shop.example'], true],
    ['https://other.example/', ['shop.example'], false],
    ['https://shop.example/', [], false],
    ['http://localhost:3000/', [], true],
    ['https://widgets.example/l/club', [], true],
    ['https://widgets.example:8443/', [], false],
    ['http://widgets.example/', [], false],
    ['file:///home/me/shop.html', ['shop.example'], false],
    ['about:srcdoc', ['shop.example'], false],
  ])('NET-11 DISP-20 A-27 at %s with %j: %s, and the server agrees', (url, whitelist, ok) => {
    expect(signUpsAccepted(at(url, { whitelist })).ok).toBe(ok);
    // The origin that a browser sends for such a page.
    const origin = /^https?:/.test(url) ? /^\w+:\/\/[^/]+/.exec(url)?.[0] : 'null';
    expect(parseAllowedOrigin({ origin, ownOrigin: host, whitelist }) !== undefined).toBe(ok);
  });
  it('NET-11 A-27 at its own address the server reports whether it accepts numbers', () => {
    const own = at('https://widgets.example/l/club', { whitelist: [], host_rejected: true });
    expect(signUpsAccepted(own).ok).toBe(false);
  });
  it("A-27 a configuration without a list can't tell: only the server can", () => {
    expect(signUpsAccepted(at('https://shop.example/', {}))).toMatchObject({ ok: true, kind: 'unknown' });
  });
});

describe('warnOfRejectedSignUps', () => {
  const warnings = (given: Parameters<typeof started>[0]) => {
    const said: string[] = [];
    warnOfRejectedSignUps(started(given).state, (message) => said.push(message));
    return said;
  };
  const account = { whitelist: [] };
  const bubble = { widget_id: 8, widget_type: 'omnichat', channel: 'omni' };

  it.each([
    ['a phone form', [smsModal()]],
    ['a bubble that takes texts', [{ ...bubble, data: { channels: { enable_sms: true } } }]],
  ])('NET-11 A-27 warns before a visitor submits a number, once: %s', (_, widgets) => {
    expect(warnings({ account, widgets: [...widgets, smsModal({}, {}, 9)] })).toEqual([
      'sign-ups by phone from shop.example are rejected: add it to the websites in the settings of your account',
    ]);
  });
  it.each<[string, Parameters<typeof started>[0]]>([
    ['the website is listed', { account: { whitelist: ['shop.example'] } }],
    ['no widget has a phone form', { account, widgets: [{ ...smsModal(), channel: 'fb' }] }],
    ['the bubble has no texts', { account, widgets: [{ ...bubble, data: { channels: {} } }] }],
    ['the list is unknown', {}],
  ])('NET-11 A-27 is silent where %s', (_, given) => {
    expect(warnings(given)).toEqual([]);
  });
});
