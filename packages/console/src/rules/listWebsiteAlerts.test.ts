import { describe, expect, it } from 'vitest';
import { listWebsiteAlerts } from './listWebsiteAlerts';

const at = '2026-11-15T12:00:00.000Z';
const nowMs = Date.parse(at);
const stranger = (host: string, refused: number) => ({ host, refused, lastSeenAt: at, lastRefusedAt: at });
const modal = { type: 'modal', channel: 'sms', status: 'active' } as const;
const bubble = { type: 'omnichat', channel: 'omni', status: 'active' } as const;
const texts = { smsChannelConnected: true, widgetPhone: '+12025550100' };
const noTexts = { smsChannelConnected: false, widgetPhone: '' };
const early = { sentence: 'Add your website. Until then, sign-ups by phone are rejected.', host: undefined };

describe('listWebsiteAlerts', () => {
  it.each([
    ['a live form and no website', [], [modal], [early]],
    ['a website', ['shop.example'], [modal], []],
    ['a draft', [], [{ ...modal, status: 'draft' as const }], []],
    ['a chat bubble', [], [bubble], [early]],
    ['a landing page', [], [{ ...modal, type: 'landing' as const }], []],
    ['a Messenger button', [], [{ ...modal, channel: 'fb' as const }], []],
  ])('OWN-03 A-27 before the first visitor, with %s', (_, whitelist, widgets, alerts) => {
    expect(listWebsiteAlerts({ whitelist, strangers: [], ...texts }, widgets, nowMs)).toEqual(alerts);
  });
  it.each([noTexts, { ...texts, smsChannelConnected: false }, { ...texts, widgetPhone: '' }])(
    'OWN-03 OMNI-06 a chat bubble without text messages needs no website: %j',
    (account) =>
      expect(listWebsiteAlerts({ whitelist: [], strangers: [], ...account }, [bubble], nowMs)).toEqual([]),
  );
  it('NET-11 OWN-03 says what was rejected and where, the most first, and how to fix it', () => {
    const strangers = [stranger('seen.example', 0), ...[1, 4, 2, 3].map((n) => stranger(`${n}.example`, n))];
    const alerts = listWebsiteAlerts({ whitelist: [], strangers, ...noTexts }, [modal], nowMs);
    expect(alerts.map(({ host }) => host)).toEqual(['4.example', '3.example', '2.example']);
    expect(alerts[0]?.sentence).toBe(
      'We rejected 4 sign-ups from 4.example because it isn’t on your list of websites.',
    );
    const [one] = listWebsiteAlerts(
      { whitelist: ['a.example'], strangers: [stranger('b.example', 1)], ...noTexts },
      [],
      nowMs,
    );
    expect(one?.sentence).toMatch(/^We rejected 1 sign-up from b\.example /);
  });
  it.each([
    ['a live form', ['a.example'], [modal], true],
    ['a live chat bubble', ['a.example'], [bubble], true],
    ['a draft', ['a.example'], [{ ...modal, status: 'draft' as const }], false],
    ['a landing page', ['a.example'], [{ ...modal, type: 'landing' as const }], false],
    ['a Messenger button', ['a.example'], [{ ...modal, channel: 'fb' as const }], false],
  ])(
    'DISP-20 OWN-03 names a website that has the script but is not on the list, with %s',
    (_, whitelist, widgets, isTold) => {
      const strangers = [stranger('www.bakery.example', 0)];
      const sentence =
        'Your script runs on www.bakery.example, but that website isn’t on your list. Widgets don’t show there.';
      expect(listWebsiteAlerts({ whitelist, strangers, ...noTexts }, widgets, nowMs)).toEqual(
        isTold ? [{ sentence, host: 'www.bakery.example' }] : [],
      );
    },
  );
  it('DISP-20 DISP-21 A-27 leaves out loopback, where widgets show, and websites that no longer have the script', () => {
    const weekOld = { ...stranger('old.example', 0), lastSeenAt: '2026-11-08T11:00:00.000Z' };
    const dayOld = { ...stranger('day.example', 0), lastSeenAt: '2026-11-14T11:00:00.000Z' };
    const strangers = [weekOld, dayOld, stranger('localhost', 0), stranger('new.example', 0)];
    const hosts = (list: typeof strangers) =>
      listWebsiteAlerts({ whitelist: ['a.example'], strangers: list, ...noTexts }, [modal], nowMs).map(
        ({ host }) => host,
      );
    expect(hosts(strangers)).toEqual(['new.example', 'day.example']);
    expect(hosts([...strangers, stranger('b.example', 1), stranger('c.example', 2)])).toEqual([
      'c.example',
      'b.example',
      'new.example',
    ]);
  });
});
