import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smsModal } from '../core/testing/started';
import { countNothingShown } from './countNothingShown';
import { borrowPage } from './testing/borrowPage';
import { receiving, watchedPage } from './testing/watchedPage';

let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
  history.replaceState(null, '', '/');
});
afterEach(() => giveBack());

type Given = { widgets?: object[]; account?: object; hasPixel?: boolean; memories?: object };

/** A watched page that counts, and what it sends to the server. */
async function quietPage({ hasPixel = true, account = {}, ...given }: Given = {}) {
  const fireLogEvent = vi.fn<(...words: unknown[]) => Promise<void>>(() => Promise.resolve());
  const page = watchedPage({
    ...(given as object),
    account: { appId: '42', ...account },
    pixel: hasPixel ? ({ api: { fireLogEvent } } as never) : undefined,
    fetchLater: () => Promise.resolve({ onIdle: countNothingShown }),
  });
  // The page is idle.
  await page.pass(50);
  const hide = (): unknown => window.dispatchEvent(new Event('pagehide'));
  return { ...page, hide, fireLogEvent, told: () => fireLogEvent.mock.calls };
}
const verdicts = (first_no: object) => ['page_verdicts', { first_no, counts: {} }];
const longMs = 1000;

describe('countNothingShown', () => {
  it('OWN-11 DISP-22 EVT-05 leaving the page reports what held each widget back, once', async () => {
    const widgets = [
      smsModal(),
      smsModal({ whenDisplay: ['immediately'] }, { setup: { urlWhitelist: ['/sale'] } }, 6),
    ];
    const { pass, hide, told, fetched } = await quietPage({ widgets });
    await pass(longMs);
    hide();
    hide();
    expect([told(), fetched()]).toEqual([[verdicts({ 5: 'entrance', 6: 'route' })], []]);
  });
  it('OWN-11 EVT-05 a page view counts from the start of the page, not of the script', async () => {
    Object.defineProperty(performance, 'timeOrigin', { value: Date.now() - 900, configurable: true });
    const { pass, hide, told } = await quietPage();
    await pass(100);
    hide();
    expect(told()).toHaveLength(1);
  });
  it('OWN-11 EVT-05 runs before the pixel, whose listener came first, sends its queue', async () => {
    const order: string[] = [];
    const send = (): unknown => order.push('sent');
    window.addEventListener('pagehide', send);
    const { pass, hide, fireLogEvent } = await quietPage();
    fireLogEvent.mockImplementation(async () => void order.push('told'));
    await pass(longMs);
    hide();
    window.removeEventListener('pagehide', send);
    expect(order).toEqual(['told', 'sent']);
  });
  it('OWN-11 LOAD-09 so does leaving a route, with what was seen of it, and the next reports separately', async () => {
    const widgets = [smsModal({}, { setup: { urlBlacklist: ['/two'] } })];
    const { pass, go, hide, told } = await quietPage({ widgets });
    await pass(longMs);
    await go('/two');
    await pass(longMs);
    hide();
    expect(told()).toEqual([verdicts({ 5: 'entrance' }), verdicts({ 5: 'route' })]);
  });
  it('OWN-11 a brief address is not a view', async () => {
    const { pass, go, hide, told } = await quietPage();
    await pass(800);
    await go('/two');
    await pass(800);
    hide();
    expect(told()).toEqual([]);
  });
  it('OWN-11 DISP-15 what the visitor closed before applies', async () => {
    const widgets = [smsModal({ whenDisplay: ['immediately'], showAgainIfClosed: ['never'] })];
    const memories = { 5: { lastImpression: Date.now() - 5000, manualClose: true } };
    const { pass, hide, told } = await quietPage({ widgets, memories });
    await pass(longMs);
    hide();
    expect(told()).toEqual([verdicts({ 5: 'repeat' })]);
  });
  it('OWN-11 an account that waits for nothing reports that it was viewed', async () => {
    const { pass, hide, told } = await quietPage({ widgets: [] });
    await pass(longMs);
    hide();
    expect(told()).toEqual([verdicts({})]);
  });
  it('OWN-11 once the runtime has loaded, it does the counting', async () => {
    const { pass, take, hide, go, told } = await quietPage();
    await pass(longMs);
    take()?.reportTo(receiving().receiver);
    hide();
    await go('/two');
    expect(told()).toEqual([]);
  });
  it("PIX-26 without a connection it leaves all the room to the page's events, and reports once there is one", async () => {
    const { pass, hide, told } = await quietPage();
    await pass(longMs);
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    hide();
    expect(told()).toEqual([]);
    line.mockReturnValue(true);
    hide();
    expect(told()).toHaveLength(1);
  });
  it.each([
    ['PIX-16 no app id', { account: { appId: '' } }],
    ['C65 an account that the EU concerns', { account: { is_eu_affected: true } }],
    ['PIX-01 no pixel', { hasPixel: false }],
  ])('%s: nothing is counted', async (_, given) => {
    const { pass, hide, told } = await quietPage(given);
    await pass(longMs);
    hide();
    expect(told()).toEqual([]);
  });
  it('A75 nor if the visitor objects', async () => {
    const { pass, hide, told } = await quietPage();
    await pass(longMs);
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    hide();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    expect(told()).toEqual([]);
  });
  it('ERR-15 A-82 a pixel that rejects it raises no error', async () => {
    const { pass, hide, fireLogEvent } = await quietPage();
    fireLogEvent.mockImplementation(() => Promise.reject(new Error('App Id is required to fire event!')));
    await pass(longMs);
    hide();
    await pass(0);
    expect(fireLogEvent).toHaveBeenCalledOnce();
  });
});
