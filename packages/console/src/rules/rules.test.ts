import { describe, expect, it } from 'vitest';
import type { Draft, WidgetType } from '../data/Draft';
import { valuesOf } from '../fields/valuesOf';
import { describeOutcomes } from './describeOutcomes';
import { describeRules } from './describeRules';
import { simulateVisit, type Visit } from './simulateVisit';

const draft = (main: object = {}, setup: object = {}): Draft => ({
  channel: 'sms',
  smsKeyword: '',
  data: { main, setup },
});
const say = (main: object, setup: object = {}, type: WidgetType = 'modal') =>
  describeRules(type, valuesOf(type, draft(main, setup)));

describe('describeRules', () => {
  it.each([
    [
      { whenDisplay: ['immediately', null], showAgain: ['lunch', 2] },
      {},
      'Opens immediately, on all devices. Shows only once.',
    ],
    [{}, {}, 'Opens after 30% scroll, on all devices. Shows again after 3 days.'],
    [
      { whenDisplay: ['manual', null] },
      {},
      'Opens only from code or a button, on all devices. Shows again after 3 days.',
    ],
    [
      { whenDisplay: ['delay', 1], showAgain: ['never', null] },
      { hideOnMobile: 'desktop' },
      'Opens after 1 second, on desktop. Shows only once.',
    ],
    [
      { whenDisplay: ['exit_intent', null], showAgain: ['always', null], showAgainIfClosed: ['days', 1] },
      { hideOnMobile: 'mobile', urlBlacklist: ['/checkout', '/cart'] },
      'Opens when visitors are about to leave, on phones and tablets. Shows every time. If closed, shows again after 1 day. Never on /checkout and /cart.',
    ],
    [
      { showAgain: ['always', null], showAgainIfClosed: ['never', null] },
      {},
      'Opens after 30% scroll, on all devices. Shows every time. If closed, never shows again.',
    ],
    [
      { whenDisplay: ['lunch', 2] },
      { urlWhitelist: ['/blog/*'] },
      'Opens only from code, on all devices. Shows again after 3 days. Only on /blog/*.',
    ],
  ])('DISP-01 DISP-11 DISP-16 DISP-17 DISP-19 %j', (main, setup, words) =>
    expect(say(main, setup)).toBe(words),
  );
  it('EMB-07 an embed has no rule about when', () => {
    expect(say({}, { urlBlacklist: ['/cart'] }, 'box')).toBe('Available on all devices. Never on /cart.');
  });
});

const visit: Visit = {
  url: 'https://shop.example/plants',
  whitelist: ['shop.example'],
  isPhone: false,
  seconds: 60,
  scrollPercent: 100,
  leaves: false,
  seenDaysAgo: undefined,
  closedIt: false,
  pages: 1,
  daysBetween: 0,
  closes: false,
};
const runAll = (main: object, given: Partial<Visit> = {}, setup: object = {}) =>
  simulateVisit('modal', draft(main, setup), { ...visit, ...given });
const run = (...given: Parameters<typeof runAll>) => {
  const [outcome] = runAll(...given);
  if (!outcome) throw new Error('no page was viewed');
  return outcome;
};
const nos = (outcome: ReturnType<typeof run>) =>
  outcome.reasons.filter(({ ok }) => !ok).map(({ rule }) => rule);

describe('describeOutcomes', () => {
  it.each([
    [[0], 'Opens immediately.'],
    [[12], 'Opens after 12 seconds.'],
    [[undefined], 'Doesn’t open.'],
    [[0, undefined, 3], 'Opens on 2 of 3 pages.'],
    [[undefined, undefined], 'Doesn’t open on any of 2 pages.'],
  ])('DISP-22 OWN-23 %j becomes one sentence', (seconds, words) =>
    expect(
      describeOutcomes(seconds.map((openedAtS, page) => ({ page: page + 1, openedAtS, reasons: [] }))),
    ).toBe(words),
  );
});

describe('simulateVisit', () => {
  it.each([
    [{ whenDisplay: ['immediately', null] }, {}, 0],
    [{ whenDisplay: ['scroll', 50] }, {}, 30],
    [{ whenDisplay: ['delay', 12] }, {}, 12],
    [{ whenDisplay: ['exit_intent', null] }, { leaves: true }, 60],
    [{ whenDisplay: ['exit_intent', null] }, { leaves: true, seconds: 0 }, 0],
    [{ whenDisplay: ['immediately', null] }, { seenDaysAgo: 4 }, 0],
    [
      { whenDisplay: ['immediately', null], showAgainIfClosed: ['hours', 1] },
      { seenDaysAgo: 1, closedIt: true },
      0,
    ],
  ])('DISP-02 DISP-03 DISP-05 DISP-07 DISP-13 %j opens for %j in second %d', (main, given, second) => {
    const outcome = run(main, given);
    expect(outcome.openedAtS).toBe(second);
    expect(nos(outcome)).toEqual([]);
  });
  it.each([
    [{ whenDisplay: ['scroll', 50] }, { scrollPercent: 40 }, {}, ['entrance']],
    [{ whenDisplay: ['exit_intent', null] }, {}, {}, ['entrance']],
    [{ whenDisplay: ['manual', null] }, { scrollPercent: 100 }, {}, ['entrance']],
    [{ whenDisplay: ['immediately', null] }, { seenDaysAgo: 2 }, {}, ['repeat']],
    [{ whenDisplay: ['immediately', null] }, { isPhone: true }, { hideOnMobile: 'desktop' }, ['device']],
    [{ whenDisplay: ['immediately', null] }, {}, { urlBlacklist: ['/plants'] }, ['route']],
    [{ whenDisplay: ['immediately', null] }, { whitelist: ['other.example'] }, {}, ['host']],
  ])(
    'DISP-20 DISP-22 %j does not open for %j with %j, and the rule that prevents it is named',
    (main, given, setup, rules) => {
      const outcome = run(main, given, setup);
      expect(outcome.openedAtS).toBeUndefined();
      expect(nos(outcome)).toEqual(rules);
    },
  );
  it('NET-11 A-27 DISP-22 without a website on the list it opens, and the owner learns that sign-ups are rejected', () => {
    const outcome = run({ whenDisplay: ['immediately', null] }, { whitelist: [] });
    expect([outcome.openedAtS, nos(outcome)]).toEqual([0, ['website']]);
  });
  it.each([
    [{ showAgain: ['always', null] }, { pages: 3 }, [0, 0, 0]],
    [{ showAgain: ['never', null] }, { pages: 3 }, [0, undefined, undefined]],
    [{ showAgain: ['days', 3] }, { pages: 4, daysBetween: 2 }, [0, undefined, 0, undefined]],
    [
      { showAgain: ['always', null], showAgainIfClosed: ['never', null] },
      { pages: 2, closes: true },
      [0, undefined],
    ],
    [{ showAgain: ['always', null], showAgainIfClosed: ['never', null] }, { pages: 2 }, [0, 0]],
  ])('DISP-11 DISP-13 DISP-22 page after page: %j for %j opens at %j', (main, given, seconds) => {
    const outcomes = runAll({ whenDisplay: ['immediately', null], ...main }, given);
    expect(outcomes.map(({ openedAtS }) => openedAtS)).toEqual(seconds);
  });
});
