import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyState } from '../emptyState';
import { deviceAllowed } from './deviceAllowed';
import { entranceMet } from './entranceMet';
import { repeatAllowed } from './repeatAllowed';
import { routeAllowed } from './routeAllowed';

const { page } = emptyState;
const dayMs = 86_400_000;

describe('entranceMet', () => {
  it.each([
    ['DISP-02', ['immediately', null], {}, true],
    ['DISP-03', ['scroll', 30], { maxScroll: 29.9 }, false],
    ['DISP-03', ['scroll', 30], { maxScroll: 30 }, true],
    ['DISP-03', ['scroll', 0], {}, true],
    ['DISP-05', ['delay', 10], { secondsSpent: 5 }, false],
    ['DISP-05', ['delay', 10], { secondsSpent: 10 }, true],
    ['DISP-07', ['exit_intent', null], {}, false],
    ['DISP-07', ['exit_intent', null], { exitIntent: true }, true],
    ['DISP-09', ['anchor', 'end'], { anchors: { other: true } }, false],
    ['DISP-09', ['anchor', 'end'], { anchors: { end: true } }, true],
    ['DISP-10', ['lunch', 1], { maxScroll: 100, secondsSpent: 1e6, exitIntent: true }, false],
    ['DISP-10', ['scroll', 'far'], { maxScroll: 100 }, false],
  ] as const)('%s %j with %j → %s', (_, rule, over, ok) => {
    expect(entranceMet(rule, { ...page, ...over }).ok).toBe(ok);
  });
  it('DISP-02 DISP-03 DISP-05 DISP-07 DISP-09 DISP-10 DISP-22 the verdict says what was compared', () => {
    expect(entranceMet(['scroll', 30], { ...page, maxScroll: 12 })).toEqual({
      rule: 'entrance',
      ok: false,
      kind: 'scroll',
      is: 12,
      needs: 30,
    });
  });
});

describe('repeatAllowed', () => {
  const now = 10 * dayMs;
  it.each([
    ['DISP-11', ['always', null], now - 1, true],
    ['DISP-12', ['never', null], now - 1, false],
    ['DISP-12', ['never', null], undefined, true],
    ['DISP-13', ['seconds', 30], now - 29_999, false],
    ['DISP-13', ['seconds', 30], now - 30_000, true],
    ['DISP-13', ['hours', 2], now - 2 * 3_600_000 + 1, false],
    ['DISP-13', ['hours', 2], now - 2 * 3_600_000, true],
    ['DISP-13', ['days', 3], now - 3 * dayMs + 1, false],
    ['DISP-13', ['days', 3], now - 3 * dayMs, true],
    ['DISP-14', ['days', 3], undefined, true],
    ['DISP-13', ['weeks', 1], 0, false],
  ] as const)('%s %j, last seen at %s → %s', (_, rule, last, ok) => {
    expect(repeatAllowed(rule, last, now).ok).toBe(ok);
  });
  it('DISP-13 if the clock goes back, it is not shown', () => {
    expect(repeatAllowed(['days', 3], now + dayMs, now).ok).toBe(false);
  });
  it('DISP-11 DISP-12 DISP-13 DISP-14 once allowed, it stays allowed over time', () => {
    const rule = fc.tuple(fc.constantFrom('seconds', 'hours', 'days'), fc.nat(1000));
    const time = fc.nat(1e12);
    fc.assert(
      fc.property(rule, time, time, time, (pair, last, a, b) => {
        const [sooner, later] = a < b ? [a, b] : [b, a];
        return !repeatAllowed(pair, last, sooner).ok || repeatAllowed(pair, last, later).ok;
      }),
    );
  });
});

describe('deviceAllowed', () => {
  it.each([
    ['true', true, false],
    ['true', false, true],
    ['desktop', true, false],
    ['desktop', false, true],
    ['mobile', true, true],
    ['mobile', false, false],
    ['', true, true],
    ['', false, true],
    ['other', true, true],
  ])('DISP-19 DEF-18 CONST-04 A-26 hideOnMobile "%s", mobile %s → %s', (value, isMobile, ok) => {
    expect(deviceAllowed(value, isMobile).ok).toBe(ok);
  });
});

describe('routeAllowed', () => {
  const at = 'https://www.shop.example/plants/fern?color=green#care';
  it.each([
    ['DISP-16', [], [], true],
    ['DISP-16', ['shop.example/plants/fern'], [], true],
    ['DISP-16', ['shop.example/other'], [], false],
    ['DISP-17', [], ['/plants/*'], false],
    ['DISP-17', ['*'], ['/plants/fern'], false],
  ])('%s white %j, black %j → %s', (_, urlWhitelist, urlBlacklist, ok) => {
    expect(routeAllowed({ urlWhitelist, urlBlacklist }, at).ok).toBe(ok);
  });
  it('DISP-16 DISP-17 DISP-22 the verdict names the list', () => {
    expect(routeAllowed({ urlWhitelist: [], urlBlacklist: ['/plants/*'] }, at)).toMatchObject({
      kind: 'blacklist',
      needs: '/plants/*',
    });
    expect(routeAllowed({ urlWhitelist: ['/x'], urlBlacklist: [] }, at)).toMatchObject({ kind: 'whitelist' });
  });
});
