import type { PublicApi } from '@beckon/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smsModal } from '../core/testing/started';
import { borrowPage } from './testing/borrowPage';
import { receiving, watchedPage } from './testing/watchedPage';
import type { View } from './View';

const globals = window as unknown as Record<string, unknown>;
let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
  history.replaceState(null, '', '/');
});
afterEach(() => giveBack());

const box = { widget_id: 20, widget_type: 'box', channel: 'sms' };
const embed = '<div class="mcwidget-embed" data-widget-id="20"></div>';

/** What a host receives, in order: the app events on its window, and its two functions with their arguments. */
function listen(): unknown[] {
  const received: unknown[] = [];
  for (const name of ['started', 'initialized', 'ready'])
    window.addEventListener(`mcwidget:${name}`, () => received.push(name));
  for (const name of ['mcInitialized', 'mcAsyncInit'])
    globals[name] = (mc: unknown) => received.push([name, mc === globals['MC']]);
  return received;
}
const all = ['started', 'initialized', ['mcInitialized', true], 'ready', ['mcAsyncInit', true]];

describe('what a host receives', () => {
  it('LOAD-03 LOAD-04 LOAD-05 A-01 started, initialized and ready, once each and in this order, with MC', async () => {
    const received = listen();
    const page = watchedPage();
    expect(received).toEqual(all);
    await page.go('/other');
    await page.add('<p>news</p>');
    page.take()?.announceReady();
    expect(received).toEqual(all);
  });
  it('LOAD-03 LOAD-23 A-01 while the page is being parsed only started has fired', async () => {
    const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const received = listen();
    const page = watchedPage({ widgets: [smsModal({ whenDisplay: ['immediately'] })] });
    await page.pass(1000);
    expect([received, page.fetched()]).toEqual([['started'], []]);
    reading.mockReturnValue('interactive');
    await page.pass(100);
    expect([received, page.fetched()]).toEqual([all, [['modal']]]);
  });
  it('A-01 MC is on the window, and complete, when started fires', () => {
    const seen: unknown[] = [];
    window.addEventListener('mcwidget:started', () => {
      const mc = globals['MC'] as PublicApi;
      seen.push(mc.getWidgetList().length, mc.getWidget(5)?.type);
    });
    watchedPage();
    expect(seen).toEqual([1, 'modal']);
  });
  it('API-01 MC is an own property that a host may replace', () => {
    const { mc } = watchedPage();
    expect(Object.getOwnPropertyDescriptor(window, 'MC')).toEqual({
      value: mc,
      configurable: true,
      writable: true,
      enumerable: true,
    });
  });
  it('LOAD-03 LOAD-19 with elements that ask for a widget, ready waits until the runtime has scanned them', () => {
    document.body.innerHTML = embed;
    const received = listen();
    const { take } = watchedPage({ widgets: [box] });
    expect(received).toEqual(all.slice(0, 3));
    const handover = take();
    handover?.announceReady();
    handover?.announceReady();
    expect(received).toEqual(all);
  });
  it('LOAD-06 a function that is assigned later is still called', async () => {
    const { pass } = watchedPage();
    const [initialized, ready] = [vi.fn(), vi.fn()];
    Object.assign(globals, { mcInitialized: initialized, mcAsyncInit: ready });
    await pass(0);
    expect([initialized.mock.calls, ready.mock.calls]).toEqual([[[globals['MC']]], [[globals['MC']]]]);
  });
  it('LOAD-07 one that throws stops nothing, and the console shows the error', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const received = listen();
    globals['mcInitialized'] = () => {
      throw new Error('host bug');
    };
    const { fetched } = watchedPage({ widgets: [smsModal({ whenDisplay: ['immediately'] })] });
    expect([received.at(-1), fetched().length, error.mock.calls.length]).toEqual([all.at(-1), 1, 1]);
  });
  it('LOAD-03 LOAD-04 an element that asks for a deleted widget does not hold back ready', async () => {
    document.body.innerHTML = '<div class="mcwidget-embed" data-widget-id="420"></div>';
    const received = listen();
    const { pass } = watchedPage({ widgets: [box] });
    await pass(10_000);
    expect(received).toEqual(all);
  });
  it('LOAD-03 A-01 initialized comes before ready, even if the runtime loads before the page is parsed', async () => {
    const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const received = listen();
    const { take, pass } = watchedPage();
    // Between two checks of the watcher, the page has been parsed: the runtime takes over at once.
    reading.mockReturnValue('interactive');
    take()?.announceReady();
    await pass(100);
    expect(received).toEqual(all);
  });
});

describe('the handover', () => {
  it('LOAD-27 can be taken once', () => {
    const { take } = watchedPage();
    expect(take()).toBeDefined();
    expect(take()).toBeUndefined();
  });
  it('BOOT-02 API-14 has the configuration, the objects that hosts have, and the stores', () => {
    const onRing = vi.fn();
    const pixel = { api: {} } as never;
    const page = watchedPage({ onRing, pixel });
    const handle = page.mc.getWidget(5);
    expect(page.loadConfig).not.toHaveBeenCalled();
    const handover = page.take();
    expect(handover).toMatchObject({
      config: { account: { pageId: '1001' }, widgets: [{ widget_id: '5' }] },
      origin: 'https://cdn.example',
    });
    expect([handover?.mc, handover?.handles.get('5')]).toEqual([page.mc, handle]);
    expect([handover?.store, handover?.pixel, handover?.onRing]).toEqual([page.store, pixel, onRing]);
    expect(handover?.mc).toBe(page.mc);
    expect(handover?.handles.get('5')).toBe(handle);
  });
  it('API-03 A-01 has the calls hosts have made so far', () => {
    const page = watchedPage();
    page.mc.getWidget(5)?.setPayload('spring');
    const handover = page.take();
    page.mc.getWidget(5)?.setPayload('summer');
    expect(handover?.drainCalls()).toHaveLength(2);
  });
  it('LOAD-09 LOAD-11 A-19 has what was seen up to the moment it is taken', async () => {
    const began = Date.now();
    const page = watchedPage({
      widgets: [smsModal({ whenDisplay: ['anchor', 'end'] }), smsModal({}, {}, 6)],
    });
    page.scroll(10);
    await page.pass(5000);
    const handover = page.take();
    page.scroll(20);
    page.scroll(15);
    page.reach('end');
    expect(handover?.seen()).toEqual({
      url: `${location.origin}/`,
      sinceMs: began,
      page: { exitIntent: false, maxScroll: 20, secondsSpent: 5, anchors: { end: true } },
    });
    await page.go('/two');
    expect(handover?.seen()).toMatchObject({ url: `${location.origin}/two`, sinceMs: began + 5000 });
  });
  it('DISP-23 LOAD-10 after it, everything goes to the receiver, and nothing is fetched', async () => {
    const page = watchedPage({
      widgets: [box, smsModal(), smsModal({ whenDisplay: ['exit_intent'] }, {}, 6)],
    });
    const { received, receiver } = receiving();
    page.take()?.reportTo(receiver);
    page.scroll(50);
    page.leave();
    await page.pass(5000);
    await page.add(embed);
    await page.go('/two');
    expect(received).toEqual([
      { type: 'page.scrolled', percent: 50 },
      { type: 'page.exitIntended' },
      { type: 'page.ticked', seconds: 5 },
      { type: 'route.changed', url: `${location.origin}/two` },
    ]);
    expect(page.fetched()).toEqual([]);
  });
});

describe('what no page waits for', () => {
  it('LOAD-26 OWN-11 is fetched once, when the page has loaded and is idle', async () => {
    const onIdle = vi.fn();
    const fetchLater = vi.fn(() => Promise.resolve({ onIdle }));
    const page = watchedPage({ fetchLater });
    expect(fetchLater).not.toHaveBeenCalled();
    await page.pass(5000);
    await page.go('/two');
    await page.pass(5000);
    expect([fetchLater.mock.calls.length, onIdle.mock.calls.length]).toEqual([1, 1]);
  });
  it('OWN-11 LOAD-09 learns that a view ends while it is still visible, and whether the runtime has loaded', async () => {
    const told: unknown[] = [];
    const onIdle = ({ whenLeft, seen, readPage, isTaken, loadConfig }: View): void =>
      whenLeft(() => {
        const { url, page, isMobile } = readPage();
        told.push([
          url === seen().url,
          url.slice(location.origin.length),
          page.maxScroll,
          isMobile,
          isTaken(),
        ]);
        told.push(loadConfig().widgets.length);
      });
    const page = watchedPage({ fetchLater: () => Promise.resolve({ onIdle }) });
    page.scroll(20);
    await page.pass(5000);
    await page.go('/two');
    page.take()?.reportTo(receiving().receiver);
    await page.go('/three');
    expect(told).toEqual([[true, '/', 20, false, false], 1, [true, '/two', 0, false, true], 1]);
  });
  it('ERR-15 does no harm if it fails to load', async () => {
    const error = vi.spyOn(console, 'error');
    const page = watchedPage({ fetchLater: () => Promise.reject(new Error('blocked')) });
    await page.pass(5000);
    await page.go('/two');
    page.scroll(50);
    expect([page.fetched().length, error.mock.calls]).toEqual([1, []]);
  });
});
