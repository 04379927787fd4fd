import { describe, expect, it } from 'vitest';
import { createRing } from '../core/createRing';
import type { Event, FoundElement } from '../core/Event';
import { idleHandlers } from '../core/testing/idleHandlers';
import { smsModal, started } from '../core/testing/started';
import { debugPage } from './debugPage';
import { explainWidget } from './explainWidget';
import { reportChanges } from './reportChanges';
import { spanOfTime } from './spanOfTime';

const idle = () => {};
const hourMs = 3_600_000;
let clock = 0;

function ringWith(given: Parameters<typeof started>[0]) {
  clock = 2_000_000;
  const ring = createRing(started(given).state, {
    handlers: idleHandlers(),
    now: () => clock,
    report: idle,
  });
  const send = (...facts: Event[]): void => {
    for (const fact of facts) {
      clock += 1000;
      ring.send(fact);
    }
  };
  const explain = (at = clock) => explainWidget('5', { state: ring.get(), past: ring.past(), at });
  const sentence = (rule: string, at = clock) => explain(at).find((one) => one.rule === rule)?.sentence;
  return { ring, send, explain, sentence };
}
const rendered: Event = { type: 'instance.rendered', id: 'i0', reason: 'sms' };
const scrolled = (percent: number): Event => ({ type: 'page.scrolled', percent });

describe('explainWidget', () => {
  it('DISP-22 returns every condition in order, with its verdict and the values compared', () => {
    const { send, explain } = ringWith({});
    send(rendered, scrolled(12));
    expect(explain().map(({ rule, ok }) => `${rule} ${ok}`)).toEqual([
      'host true',
      'website true',
      'sdk true',
      'rendered true',
      'queue true',
      'page true',
      'route true',
      'repeat true',
      'device true',
      'entrance false',
    ]);
    expect(explain().at(-1)).toMatchObject({ kind: 'scroll', is: 12, needs: 30 });
  });
  it.each([
    ['sms', {}, 'it is still being drawn'],
    ['fb', { messenger_mode: 'link', fb_page_id: '1' }, 'it is still being drawn'],
    [
      'fb',
      { fb_page_id: '1' },
      'the Messenger plugin has not reported yet; after 5 s a link takes its place',
    ],
  ])('DISP-22 REND-02 REND-05 on %s with %j it waits: %s', (channel, account, words) => {
    const widget = { widget_id: 5, widget_type: 'modal', channel, data: {} };
    expect(ringWith({ widgets: [widget], account }).sentence('rendered')).toBe(words);
  });
  it('DISP-22 says since when: the time of the fact that changed the verdict', () => {
    const { send, explain } = ringWith({ widgets: [smsModal({ showAgain: ['always'] })] });
    send(scrolled(10), scrolled(40), scrolled(50));
    expect(explain().at(-1)).toMatchObject({ rule: 'entrance', ok: true, since: 2_002_000 });
    expect(explain().find(({ rule }) => rule === 'device')?.since).toBeUndefined();
  });
  it.each([{}, { whenDisplay: ['scroll', 30] }])(
    'DISP-22 A-38 an embed needs no entrance rule, even with %j',
    (main) => {
      const box = { widget_id: 5, widget_type: 'box', channel: 'sms', data: { main } };
      const elements = [{ key: 'e0', place: 'embed', widgetId: '5', payload: undefined } as const];
      const { send, explain, ring } = ringWith({ widgets: [box], elements });
      send(rendered);
      expect(explain().at(-1)).toMatchObject({
        rule: 'entrance',
        ok: true,
        sentence: 'no entrance rule needed',
      });
      const lines: string[] = [];
      reportChanges(
        ring,
        () => clock,
        (line) => lines.push(line),
      );
      expect(lines).toContain('widget 5, entrance: yes, no entrance rule needed');
    },
  );
  it('DISP-22 a visible widget is open now', () => {
    const { send, explain } = ringWith({ widgets: [smsModal({ whenDisplay: ['immediately'] })] });
    send(rendered);
    expect(explain().find(({ rule }) => rule === 'page')?.sentence).toBe('open now');
  });
  it.each([
    [{ whenDisplay: ['delay', 'abc'] }, 'entrance', /"delay" rule has no number/],
    [{ whenDisplay: ['scrol', 30] }, 'entrance', /"scrol" isn’t a rule we know/],
    [{ showAgain: ['weeks', 2] }, 'repeat', /"weeks" isn’t a rule we know/],
    [{ whenDisplay: ['manual'] }, 'entrance', /^it opens only from code or a button/],
  ])('DISP-22 %j gets a sentence that names it', (main, rule, expected) => {
    const session = { widgets: { 5: { lastImpression: 1, manualClose: false } } };
    const { send, explain } = ringWith({ widgets: [smsModal(main)], session });
    send(rendered);
    expect(explain().find((one) => one.rule === rule)?.sentence).toMatch(expected);
  });
  it("DISP-22 a widget that isn't on the page has no conditions", () => {
    const { ring } = ringWith({});
    expect(explainWidget('420', { state: ring.get(), past: [], at: 0 })).toEqual([]);
  });
  it.each([
    [
      [],
      false,
      'sign-ups by phone from shop.example are rejected: add it to the websites in the settings of your account',
    ],
    [['shop.example'], true, 'sign-ups by phone from shop.example are accepted'],
    [undefined, true, expect.stringMatching(/accepted if .* has no list\)$/)],
  ])(
    'NET-11 A-27 DISP-22 with the websites %j numbers are accepted: %s, and it says so',
    (whitelist, ok, sentence) => {
      const { ring, explain } = ringWith({ account: { whitelist } });
      expect(explain().find(({ rule }) => rule === 'website')).toMatchObject({ ok, sentence });
      const lines: string[] = [];
      reportChanges(
        ring,
        () => clock,
        (line) => lines.push(line),
      );
      expect(
        lines.filter((line) => line.startsWith(`widget 5, website: ${ok ? 'yes' : 'no'}, `)),
      ).toHaveLength(1);
    },
  );
  it('NET-11 DISP-22 does not mention it for a widget without a phone form', () => {
    const { explain } = ringWith({ account: { whitelist: [] }, widgets: [{ ...smsModal(), channel: 'fb' }] });
    expect(explain().map(({ rule }) => rule)).not.toContain('website');
  });
  it('DISP-20 DISP-22 on a host that is not listed there is only one reason', () => {
    const { explain } = ringWith({ account: { whitelist: ['other.example'] } });
    expect(explain().map(({ sentence }) => sentence)).toEqual([
      'shop.example is not on the list of websites: add it in the settings of the account',
    ]);
  });
  it.each([
    [{ whenDisplay: ['scroll', 30] }, [scrolled(12.7)], 'scrolled 12% of the page; it opens at 30%'],
    [
      { whenDisplay: ['delay', 60] },
      [{ type: 'page.ticked', seconds: 10 }],
      'at least 10 s spent on this page; it waits for 60 s',
    ],
    [{ whenDisplay: ['exit_intent'] }, [], 'it waits until the visitor is about to leave'],
    [{ whenDisplay: ['anchor', 'end'] }, [], 'it waits for the anchor "end", or for MC.trigger("end")'],
    [
      { whenDisplay: ['lunch', 1] },
      [],
      '"lunch" isn’t a rule we know: it opens only from code, with MC.getWidget(id).open()',
    ],
  ] as const)('DISP-22 entrance %j in words', (main, facts, words) => {
    const { send, sentence } = ringWith({ widgets: [smsModal(main)] });
    send(...(facts as readonly Event[]));
    expect(sentence('entrance')).toBe(words);
  });
  it('DISP-13 DISP-22 the repeat rule says how long ago, and how long to go', () => {
    const { send, sentence } = ringWith({});
    send(rendered, scrolled(90));
    expect(sentence('repeat', clock + 2 * hourMs)).toBe('shown 2 h ago; next showing in 2 days 22 h');
    expect(sentence('repeat', clock + 100 * hourMs)).toBe('shown 4 days 4 h ago');
  });
  it.each([
    [{ urlBlacklist: ['/'] }, 'https://shop.example/ is excluded by the rule "/"'],
    [{ urlWhitelist: ['/a', '/b'] }, 'https://shop.example/ matches none of its 2 page rules'],
    [{}, 'allowed at https://shop.example/'],
  ])('DISP-16 DISP-17 DISP-22 address rules %j in words', (setup, words) => {
    expect(ringWith({ widgets: [smsModal({}, { setup })] }).sentence('route')).toBe(words);
  });
  it('DISP-19 DISP-22 the device in words', () => {
    const { sentence } = ringWith({ widgets: [smsModal({}, { setup: { hideOnMobile: 'mobile' } })] });
    expect(sentence('device')).toBe('hidden on a computer (hideOnMobile is "mobile")');
  });
});

describe("reasons outside the owner's rules", () => {
  it('DISP-22 OPEN-10 says that a widget was closed on this page', () => {
    const { send, explain } = ringWith({
      widgets: [smsModal({ whenDisplay: ['immediately'], showAgain: ['always'] })],
    });
    send(rendered, { type: 'instance.closeAsked', id: 'i0', manual: true });
    expect(explain().filter(({ ok }) => !ok)).toMatchObject([
      { rule: 'page', sentence: 'shown on this page already; it may come back on the next' },
    ]);
  });
});

describe('reportChanges', () => {
  it('DISP-22 prints each verdict once, and again only when it changes', () => {
    const { ring, send } = ringWith({});
    const lines: string[] = [];
    reportChanges(
      ring,
      () => clock,
      (line) => lines.push(line),
    );
    expect(lines).toHaveLength(10);
    send(scrolled(10), scrolled(20), rendered);
    expect(lines.slice(10)).toEqual(['widget 5, rendered: yes, ready to be shown (sms)']);
    send(scrolled(31));
    expect(lines.at(-1)).toBe('widget 5, entrance: yes, scrolled 31% of the page; it opens at 30%');
  });
});

describe('spanOfTime', () => {
  it.each([
    [0, '0 s'],
    [999, '0 s'],
    [61_000, '1 min 1 s'],
    [25 * hourMs, '1 day 1 h'],
    [70 * hourMs, '2 days 22 h'],
    [-5, '0 s'],
  ])('DISP-22 %d ms is %s', (ms, words) => expect(spanOfTime(ms)).toBe(words));
});

describe('debugPage', () => {
  it('DISP-22 reports each fault once, including one in an element added later', () => {
    const { ring, send } = ringWith({ widgets: [smsModal({ whenDisplay: ['soon', null] })] });
    const warned: string[] = [];
    const elements: FoundElement[] = [];
    debugPage({
      ring,
      raw: { pagename: 'Fern', widgets: [] },
      scanner: { scan: () => elements },
      isColor: () => true,
      now: () => clock,
      say: (how, line) => how === 'warn' && warned.push(line),
    });
    elements.push({ key: 'e0', place: 'embed', widgetId: '77', payload: undefined });
    send(rendered, scrolled(10), scrolled(20));
    expect(warned.map((line) => line.slice(0, 44))).toEqual([
      'mcwidget, pagename: unknown setting; did you',
      'widget 5, whenDisplay: "soon" isn’t a rule w',
      'an element of the page asks for widget 77, b',
    ]);
  });
});
