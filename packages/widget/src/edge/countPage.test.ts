import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Ring } from '../core/createRing';
import type { State } from '../core/State';
import { run, smsModal, started } from '../core/testing/started';
import { countPage } from './countPage';

const account = { appId: '42' };
const longMs = 5000;

/** A page that counts, with functions to change its state and to leave it. */
function counting(given: { account?: object; hasPixel?: boolean } = {}) {
  let { state } = started({ widgets: [smsModal()], account: { ...account, ...given.account } });
  let tell = (): void => {};
  const ring = {
    get: () => state,
    subscribe(listener: () => void) {
      tell = listener;
      return () => {};
    },
  } as unknown as Ring;
  const fireLogEvent = vi.fn(() => Promise.resolve());
  const pixel = { api: { fireLogEvent } } as never;
  countPage({ page: window, ring, pixel: given.hasPixel === false ? undefined : pixel });
  const change = (next: State): void => {
    state = next;
    tell();
  };
  return {
    told: () => fireLogEvent.mock.calls as unknown as [string, { first_no: object; counts: object }][],
    goAfter: (ms: number) =>
      change({
        ...state,
        route: { url: 'https://shop.example/two', lastChange: state.route.lastChange + ms },
      }),
    close: () => {
      const shown = run(state, [
        { type: 'instance.rendered', id: 'i0', reason: 'sms' },
        { type: 'instance.openAsked', id: 'i0', flags: undefined },
      ]).state;
      change(shown);
      change(run(shown, [{ type: 'instance.closeAsked', id: 'i0', manual: true }]).state);
    },
  };
}

afterEach(() => vi.restoreAllMocks());

describe('countPage', () => {
  it('OWN-11 DISP-22 a route that the visitor leaves after a while counts as a view', () => {
    const { told, goAfter } = counting();
    goAfter(longMs);
    expect(told()).toEqual([['page_verdicts', { first_no: { 5: 'entrance' }, counts: {} }]]);
  });

  it('OWN-11 a brief address is not a view, and what happened there goes with the next one', () => {
    const { told, goAfter, close } = counting();
    close();
    goAfter(10);
    expect(told()).toEqual([]);
    goAfter(longMs);
    expect(told().map(([, { counts }]) => counts)).toEqual([{ 5: { close: 1 } }]);
  });

  it('OWN-11 EVT-05 leaving the page sends it once', () => {
    const { told } = counting();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    expect(told()).toHaveLength(1);
  });

  it("PIX-26 without a connection it leaves all the room to the page's events", () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { told, goAfter } = counting();
    goAfter(longMs);
    expect(told()).toEqual([]);
  });

  it.each([
    ['PIX-16 no app id', { account: { appId: '' } }],
    ['an account that the EU concerns', { account: { is_eu_affected: true } }],
    ['PIX-01 no pixel', { hasPixel: false }],
  ])('C65 %s: nothing is counted', (_, given) => {
    const { told, goAfter } = counting(given);
    goAfter(longMs);
    expect(told()).toEqual([]);
  });

  it('A75 sends nothing if the visitor objects', () => {
    vi.stubGlobal('navigator', { onLine: true, globalPrivacyControl: true });
    const { told, goAfter } = counting();
    goAfter(longMs);
    vi.unstubAllGlobals();
    expect(told()).toEqual([]);
  });
});
