import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smsModal } from '../core/testing/started';
import { borrowPage } from './testing/borrowPage';
import { remember, watchedPage } from './testing/watchedPage';

let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
  history.replaceState(null, '', '/');
});
afterEach(() => giveBack());

const box = { widget_id: 20, widget_type: 'box', channel: 'sms' };
const embed = '<div class="mcwidget-embed" data-widget-id="20"></div>';
const now = { whenDisplay: ['immediately'], showAgain: ['always'], showAgainIfClosed: ['always'] };
const waiting = (whenDisplay: unknown[], setup: object = {}) => [
  smsModal({ ...now, whenDisplay }, { setup }),
];

describe('while nothing is due', () => {
  it('LOAD-26 DISP-23 nothing is fetched, read or written, whatever else happens', async () => {
    const page = watchedPage();
    page.scroll(29);
    await page.pass(130_000);
    await page.go('/other');
    await page.add('<p>news</p>');
    expect(page.fetched()).toEqual([]);
    expect([page.loadConfig.mock.calls.length, localStorage.length, sessionStorage.length]).toEqual([
      0, 0, 0,
    ]);
  });
  it('DISP-10 a widget that waits for an unknown event, or only for its host, has nothing fetched', async () => {
    const page = watchedPage({
      widgets: [
        smsModal({ whenDisplay: ['dance', 3] }),
        smsModal({ whenDisplay: ['anchor', 'offer'] }, {}, 6),
      ],
    });
    page.scroll(100);
    await page.pass(130_000);
    expect(page.fetched()).toEqual([]);
  });
  it('OPEN-04 DISP-12 one that was shown and may not come again has nothing fetched', () => {
    const never = { ...now, showAgain: ['never'] };
    const memories = { 5: { lastImpression: Date.now() - 1000, manualClose: false } };
    expect(watchedPage({ widgets: [smsModal(never)], memories }).fetched()).toEqual([]);
  });
  it('DISP-15 STOR-04 what another tab has closed in the meantime applies', () => {
    const page = watchedPage({ widgets: [smsModal({ showAgainIfClosed: ['never'] })] });
    remember({ 5: { lastImpression: Date.now(), manualClose: true } });
    page.scroll(50);
    expect(page.fetched()).toEqual([]);
  });
  it('DISP-15 STOR-04 LOAD-26 what another tab closes, and may come again then, is fetched at once', () => {
    const main = { ...now, showAgain: ['never'] };
    const before = { lastImpression: Date.now() - 1000, manualClose: false };
    const page = watchedPage({ widgets: [smsModal(main)], memories: { 5: before } });
    expect(page.fetched()).toEqual([]);
    remember({ 5: { ...before, manualClose: true } });
    dispatchEvent(new StorageEvent('storage', { key: 'widget-session' }));
    expect(page.fetched()).toEqual([['modal']]);
  });
  it('DISP-13 LOAD-26 what may come again by now is fetched when the tab comes back', async () => {
    const hourly = { ...now, showAgain: ['hours', 1] };
    const memories = { 5: { lastImpression: Date.now(), manualClose: false } };
    const page = watchedPage({ widgets: [smsModal(hourly)], memories });
    await page.pass(3_600_000);
    expect(page.fetched()).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(page.fetched()).toEqual([['modal']]);
  });
  it('OPEN-05 DISP-19 nor does one that is not for this device', () => {
    expect(watchedPage({ widgets: waiting(['immediately'], { hideOnMobile: 'mobile' }) }).fetched()).toEqual(
      [],
    );
  });
});

describe('the runtime is fetched once, with the type that is due', () => {
  it.each<[string, unknown[], (page: ReturnType<typeof watchedPage>) => unknown]>([
    ['DISP-02 at once', ['immediately'], () => {}],
    ['DISP-03 when the page is scrolled', ['scroll', 30], ({ scroll }) => scroll(30)],
    ['DISP-05 after a while', ['delay', 7], ({ pass }) => pass(7000)],
    ['DISP-07 when the visitor is about to leave', ['exit_intent'], ({ leave }) => leave()],
    ['DISP-09 A-21 when an anchor is reached', ['anchor', '#offer'], ({ reach }) => reach('offer')],
  ])('%s', async (_, whenDisplay, act) => {
    const page = watchedPage({ widgets: waiting(whenDisplay) });
    await act(page);
    expect(page.fetched()).toEqual([['modal']]);
    page.scroll(100);
    await page.pass(130_000);
    await page.go('/other');
    expect(page.fetched()).toHaveLength(1);
  });
  it('DISP-05 A-19 not a moment before', async () => {
    const page = watchedPage({ widgets: waiting(['delay', 7]) });
    await page.pass(6999);
    expect(page.fetched()).toEqual([]);
  });
  it('OPEN-03 LOAD-12 on the route that its rule allows', async () => {
    const page = watchedPage({ widgets: waiting(['immediately'], { urlWhitelist: ['/sale'] }) });
    await page.go('/other');
    expect(page.fetched()).toEqual([]);
    await page.go('/sale');
    expect(page.fetched()).toEqual([['modal']]);
  });
  it('OPEN-18 with every type that is due at that moment', () => {
    const page = watchedPage({
      widgets: [
        smsModal(now),
        { widget_id: 6, widget_type: 'bar', channel: 'sms', data: { main: now } },
        {
          widget_id: 7,
          widget_type: 'slide_in',
          channel: 'sms',
          data: { main: { whenDisplay: ['delay', 9] } },
        },
      ],
    });
    expect(page.fetched()).toEqual([['modal', 'bar']]);
  });
  it("CCHAT-05 DEF-09 for the messenger's chat, on every page", () => {
    const chat = { widget_id: 7, widget_type: 'customer_chat', channel: 'fb' };
    expect(watchedPage({ widgets: [chat] }).fetched()).toEqual([['customer_chat']]);
  });
  it('OPEN-08 without counting as shown: nothing about it is remembered', () => {
    expect(watchedPage({ widgets: waiting(['immediately']) }).fetched()).toHaveLength(1);
    expect(localStorage.length).toBe(0);
  });
  it('API-05 when a host opens a widget, once, however often it asks', () => {
    const page = watchedPage();
    for (let turn = 0; turn < 3; turn += 1) page.mc.getWidget(5)?.open();
    expect(page.fetched()).toHaveLength(1);
  });
  it('DISP-22 on a page in debug mode', () => {
    history.replaceState(null, '', '/?mc_debug=1');
    expect(watchedPage().fetched()).toEqual([[]]);
  });
});

describe('a route change', () => {
  it('LOAD-09 resets what was seen of the page before', async () => {
    const hidden = { urlBlacklist: ['/quiet'] };
    history.replaceState(null, '', '/quiet');
    const page = watchedPage({
      widgets: [
        ...waiting(['scroll', 30], hidden),
        smsModal({ ...now, whenDisplay: ['exit_intent'] }, { setup: hidden }, 6),
        smsModal({ ...now, whenDisplay: ['anchor', 'end'] }, { setup: hidden }, 7),
      ],
    });
    page.scroll(90);
    page.leave();
    page.reach('end');
    await page.go('/loud');
    expect(page.fetched()).toEqual([]);
    const { url, page: seen } = page.take()?.seen() ?? {};
    expect([url, seen]).toEqual([
      `${location.origin}/loud`,
      { exitIntent: false, maxScroll: 0, secondsSpent: 0, anchors: {} },
    ]);
  });
  it('LOAD-08 restarts the ticker', async () => {
    const page = watchedPage({ widgets: waiting(['delay', 10]) });
    await page.pass(6000);
    await page.go('/other');
    await page.pass(9999);
    expect(page.fetched()).toEqual([]);
    await page.pass(1);
    expect(page.fetched()).toHaveLength(1);
  });
});

describe('elements that ask for a widget', () => {
  it('LOAD-19 on the page from its start', () => {
    document.body.innerHTML = embed;
    expect(watchedPage({ widgets: [box, smsModal()] }).fetched()).toEqual([['box']]);
  });
  it('LOAD-10 added later, within half a second', async () => {
    const page = watchedPage({ widgets: [box] });
    await page.add(embed, 499);
    expect(page.fetched()).toEqual([]);
    await page.pass(1);
    expect(page.fetched()).toEqual([['box']]);
  });
  it('LOAD-10 LOAD-21 that existed and now ask for another widget', async () => {
    document.body.innerHTML = embed.replace('20', '');
    const page = watchedPage({ widgets: [box] });
    expect(page.fetched()).toEqual([]);
    document.querySelector('.mcwidget-embed')?.setAttribute('data-widget-id', '20');
    await page.pass(500);
    expect(page.fetched()).toEqual([['box']]);
  });
  it('API-02 LOAD-20 added later, when the host calls parse', () => {
    const page = watchedPage({ widgets: [box] });
    document.body.innerHTML = embed;
    page.mc.parse();
    expect(page.fetched()).toEqual([['box']]);
  });
  it.each([
    ['LOAD-17 a checkbox', 'checkbox', '<p class="mcwidget-checkbox" data-widget-id=" 20 "></p>'],
    ['LOAD-13 a landing', 'landing', '<main class="page mcwidget-landing" data-widget-id="20"></main>'],
  ])('%s as well', (_, type, html) => {
    document.body.innerHTML = html;
    const widget = { widget_id: 20, widget_type: type, channel: 'fb' };
    expect(watchedPage({ widgets: [widget] }).fetched()).toEqual([[type]]);
  });
  it.each([
    ['an id without a widget', '<div class="mcwidget-embed" data-widget-id="420"></div>'],
    ['no id', '<div class="mcwidget-embed"></div>'],
    ['another class', '<div class="embed" data-widget-id="20"></div>'],
  ])('LOAD-19 with %s have nothing fetched', async (_, html) => {
    document.body.innerHTML = html;
    const page = watchedPage({ widgets: [box] });
    await page.add('<p>more</p>');
    expect(page.fetched()).toEqual([]);
  });
  it('LOAD-26 an element named after a method does not hide it', () => {
    document.body.innerHTML = embed;
    Object.assign(document, { querySelectorAll: document.createElement('img') });
    const page = watchedPage({ widgets: [box] });
    Reflect.deleteProperty(document, 'querySelectorAll');
    expect(page.fetched()).toEqual([['box']]);
  });
});

describe("a runtime that can't be fetched", () => {
  it('ERR-15 is tried again with the next change, three times at most, and reported once', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const lost = new Error('offline');
    const page = watchedPage({ fetchRuntime: () => Promise.reject(lost) });
    for (let percent = 40; percent < 48; percent += 1) {
      page.scroll(percent);
      await page.pass(0);
      expect(page.fetched()).toHaveLength(Math.min(3, percent - 39));
    }
    expect(error.mock.calls).toEqual([['Beckon:', lost]]);
  });
  it('ERR-15 is not requested a second time before the first has failed', async () => {
    const page = watchedPage({ fetchRuntime: () => new Promise(() => {}) });
    for (const percent of [40, 50, 60]) page.scroll(percent);
    await page.pass(10_000);
    expect(page.fetched()).toHaveLength(1);
  });
  it('ERR-15 a lost connection does not ruin the whole visit', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fetchRuntime = vi.fn<() => Promise<void>>(() => Promise.resolve());
    fetchRuntime.mockRejectedValueOnce(new Error('offline'));
    const page = watchedPage({ fetchRuntime });
    page.scroll(40);
    await page.pass(0);
    page.scroll(41);
    page.scroll(42);
    await page.pass(0);
    expect(page.fetched()).toEqual([['modal'], ['modal']]);
    expect(error).not.toHaveBeenCalled();
  });
});
