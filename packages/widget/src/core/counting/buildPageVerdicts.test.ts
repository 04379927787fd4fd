import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visits } from '../../watch/testing/visits';
import { canOpen } from '../conditions/canOpen';
import { routeAllowed } from '../conditions/routeAllowed';
import { verdictsOf } from '../conditions/verdictsOf';
import { emptyState } from '../emptyState';
import type { State } from '../State';
import { anyAccount, anyPage, anyUrl, visitAt as at, openAccount } from '../testing/anyAccount';
import { opening, smsModal, started } from '../testing/started';
import { buildPageVerdicts } from './buildPageVerdicts';
import { firstNos } from './firstNos';

type Given = Parameters<typeof openAccount>[0];
type Visitor = Parameters<typeof openAccount>[1] & { page: State['page'] };

/** The core with everything rendered and nothing shown, as if it had never been asked to open anything. */
function quietCore(given: Given, { page, ...visitor }: Visitor) {
  const { state, ...rest } = openAccount(given, visitor);
  const instances = Object.entries(state.instances).map(([id, one]) => [id, { ...one, rendered: true }]);
  return {
    state: { ...state, page, instances: Object.fromEntries(instances) as State['instances'] },
    ...rest,
  };
}

/** The same without widgets that would open now: if one opens, the page did show something. */
function notDue(given: Given, visitor: Visitor): Given {
  const { state } = quietCore(given, visitor);
  const due = Object.values(state.instances)
    .filter((instance) => canOpen(state, instance, { at }).ok)
    .map(({ widgetId }) => widgetId);
  return given.filter((_, index) => !due.includes(String(index + 1)));
}
const visitor = fc.record({
  page: anyPage,
  url: anyUrl,
  isMobile: fc.boolean(),
  account: fc.record({ whitelist: fc.constantFrom([], ['shop.example'], ['other.example']) }),
});

describe('buildPageVerdicts', () => {
  it('OWN-11 DISP-22 agrees with the core on every page that shows nothing', () => {
    fc.assert(
      fc.property(anyAccount, visitor, (given, one) => {
        const { state, widgets, memories } = quietCore(notDue(given, one), one);
        const { url, page } = one;
        const bare = { ...emptyState, app: state.app, browser: state.browser };
        const judged = buildPageVerdicts(
          bare,
          widgets,
          { url, page, memories: () => memories, at },
          routeAllowed,
        );
        expect(judged).toEqual(firstNos(state, (widgetId) => verdictsOf(state, widgetId, at)));
      }),
      { numRuns: visits },
    );
  });

  const hourMs = 3_600_000;
  const now = { whenDisplay: ['immediately'] };
  it.each([
    ['a scroll that was not reached', { main: { whenDisplay: ['scroll', 50] } }, {}, 'entrance'],
    ['an address that is not listed', { setup: { urlWhitelist: ['/sale'] } }, {}, 'route'],
    [
      'shown an hour ago, again after a day',
      { main: { showAgain: ['days', 1] } },
      { session: { widgets: { 5: { lastImpression: at - hourMs, manualClose: false } } } },
      'repeat',
    ],
    [
      'closed an hour ago, never again for those who close it',
      { main: { showAgain: ['always'], showAgainIfClosed: ['never'] } },
      { session: { widgets: { 5: { lastImpression: at - hourMs, manualClose: true } } } },
      'repeat',
    ],
    ['not on phones', { setup: { hideOnMobile: true } }, { browser: { isMobile: true } }, 'device'],
    ['a host that is not listed', {}, { account: { whitelist: ['other.example'] } }, 'host'],
    [
      'an address before a scroll: the first an owner would look at',
      { main: { whenDisplay: ['scroll', 50] }, setup: { urlWhitelist: ['/sale'] } },
      {},
      'route',
    ],
  ])('OWN-11 DISP-22 %s', (_, sections: { main?: object; setup?: object }, given, rule) => {
    const { main, ...others } = sections;
    const all = { widgets: [smsModal({ ...now, ...main }, others)], ...given };
    const { state } = started(all);
    const { widgets, session, url, page } = opening(all);
    const knowledge = { url, page, memories: () => session.widgets, at };
    expect(buildPageVerdicts(state, widgets, knowledge, routeAllowed)).toEqual({ 5: rule });
  });

  it('OWN-11 an account without address rules does not load the code that checks them', () => {
    const { account, widgets, url, browser, page } = opening();
    const state = { ...emptyState, app: account, browser };
    const knowledge = { url, page, memories: () => ({}), at };
    expect(buildPageVerdicts(state, widgets, knowledge)).toEqual({ 5: 'entrance' });
  });
});
