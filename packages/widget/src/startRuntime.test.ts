import { storageKeys } from '@beckon/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ring } from './core/createRing';
import { emptyState } from './core/emptyState';
import { smsModal } from './core/testing/started';
import { startRuntime } from './startRuntime';
import type { Handover } from './watch/Handover';
import { placeOverlays } from './watch/placeOverlays';
import { borrowPage } from './watch/testing/borrowPage';
import { watchedPage } from './watch/testing/watchedPage';

let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
  history.replaceState(null, '', '/');
});
/** The drawings below load these: loading them first keeps them from arriving in the next test file. */
beforeAll(() =>
  Promise.all([import('./ui/forms/AfterForm'), import('./ui/layouts/Box'), import('./ui/layouts/Modal')]),
);
afterEach(() => giveBack());

const box = { widget_id: 20, widget_type: 'box', channel: 'sms', data: { main: { title: 'Box' } } };
const embed = '<div class="mcwidget-embed" data-widget-id="20"></div>';

/** A watched page, and a function that starts the runtime on it. */
function pageWith(given: Parameters<typeof watchedPage>[0] = {}) {
  const page = watchedPage(given);
  const start = (more: Partial<Handover> = {}): Ring => {
    const handover = page.take();
    if (!handover) throw new Error('nothing is handed over');
    return startRuntime(window, { ...handover, ...more });
  };
  return { ...page, start };
}
const one = (ring: Ring, widgetId = '5') =>
  Object.values(ring.get().instances).find((instance) => instance.widgetId === widgetId);

describe('startRuntime', () => {
  it('LOAD-03 BOOT-02 LOAD-11 continues with what was seen of the page so far', async () => {
    const began = Date.now();
    const { scroll, pass, start } = pageWith();
    scroll(20);
    await pass(5000);
    const state = start().get();
    expect(state.page).toEqual({ exitIntent: false, maxScroll: 20, secondsSpent: 5, anchors: {} });
    expect(state.route).toEqual({ url: location.href, lastChange: began });
    expect([state.app?.pageId, state.order, state.isReady]).toEqual(['1001', ['5'], true]);
  });
  it('DISP-23 OPEN-06 an overlay whose condition was met earlier opens as soon as it has rendered', async () => {
    const { scroll, pass, start } = pageWith();
    scroll(50);
    const ring = start();
    expect(one(ring)?.displayed).toBe(false);
    await pass(100);
    expect(one(ring)?.displayed).toBe(true);
  });
  it('DISP-23 LOAD-09 learns from the watcher what happens on the page after that', async () => {
    const { scroll, pass, go, start } = pageWith();
    const ring = start();
    await pass(100);
    scroll(29);
    expect(one(ring)?.displayed).toBe(false);
    scroll(30);
    expect(one(ring)?.displayed).toBe(true);
    await go('/two');
    expect([ring.get().route.url, ring.get().page]).toEqual([`${location.origin}/two`, emptyState.page]);
  });
  it('LOAD-10 LOAD-20 LOAD-21 takes over added elements and releases removed ones', async () => {
    const { add, pass, mc, start } = pageWith({ widgets: [box] });
    const ring = start();
    await add(embed);
    expect(one(ring, '20')?.place).toBe('embed');
    const handle = mc.getWidget(document.querySelector('.mcwidget-embed') ?? {});
    expect(handle).toMatchObject({ widgetId: '20', type: 'box' });
    document.querySelector('.mcwidget-embed')?.remove();
    await pass(500);
    expect(one(ring, '20')).toBeUndefined();
  });
  it('LOAD-22 LOAD-21 follows a reused element at once, for another product and another widget', async () => {
    const other = { ...box, widget_id: 21 };
    const { add, pass, mc, start } = pageWith({ widgets: [box, other] });
    const ring = start();
    await add(embed);
    const element = document.querySelector('.mcwidget-embed') as HTMLElement;
    const handle = mc.getWidget(element);
    element.setAttribute('data-widget-payload', 'fern');
    await pass(0);
    expect([one(ring, '20')?.refPayload, mc.getWidget(element) === handle]).toEqual(['fern', true]);
    element.setAttribute('data-widget-id', '21');
    await pass(0);
    expect([one(ring, '20'), one(ring, '21')?.refPayload]).toEqual([undefined, 'fern']);
    expect(mc.getWidget(element)?.widgetId).toBe('21');
  });
  it('LOAD-16 API-05 an overlay that was removed a moment ago comes back when a host opens it', async () => {
    document.body.innerHTML = '<main></main>';
    const { pass, mc, start } = pageWith({ widgets: [smsModal({ whenDisplay: ['immediately'] })] });
    const ring = start();
    await pass(100);
    document.querySelector('.mcwidget-overlay')?.remove();
    mc.getWidget(5)?.open();
    await pass(1000);
    expect([one(ring)?.displayed, document.querySelectorAll('.mcwidget-overlay').length]).toEqual([true, 1]);
  });
  it('LOAD-16 LOAD-09 an overlay that was removed before the route changed may open on the new one', async () => {
    document.body.innerHTML = '<main></main>';
    const now = { whenDisplay: ['immediately'], showAgain: ['always'] };
    const { pass, go, start } = pageWith({ widgets: [smsModal(now)] });
    const ring = start();
    await pass(100);
    expect(one(ring)?.displayed).toBe(true);
    document.querySelector('.mcwidget-overlay')?.remove();
    await pass(1);
    await go('/two');
    expect([one(ring)?.displayed, document.querySelectorAll('.mcwidget-overlay').length]).toEqual([true, 1]);
  });
  it('LOAD-03 LOAD-04 tells the host that everything is ready after the first scan', () => {
    document.body.innerHTML = embed;
    const ready = vi.fn();
    (window as unknown as Record<string, unknown>)['mcAsyncInit'] = ready;
    const { mc, start } = pageWith({ widgets: [box] });
    expect(ready).not.toHaveBeenCalled();
    const ring = start();
    expect([ready.mock.calls, one(ring, '20')?.place]).toEqual([[[mc]], 'embed']);
  });
  it('LOAD-23 waits for a page that is still being parsed', async () => {
    const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { pass, start } = pageWith();
    const ring = start();
    await pass(1000);
    expect(ring.get().isReady).toBe(false);
    reading.mockReturnValue('interactive');
    await pass(100);
    expect(ring.get().isReady).toBe(true);
  });
});

describe('calls from before the runtime loaded', () => {
  it('API-03 API-05 API-09 A-01 are carried out in order', async () => {
    const widgets = [smsModal({ whenDisplay: ['anchor', 'offer'] })];
    const { mc, pass, start } = pageWith({ widgets });
    const heard: unknown[] = [];
    const handle = mc.getWidget(5);
    handle?.on('rendered', ({ reason }) => heard.push(reason));
    handle?.on('opened', () => heard.push('opened'));
    handle?.setPayload('spring');
    handle?.setPayload('summer');
    mc.trigger('offer', (opened) => heard.push(opened === handle));
    const ring = start();
    await pass(100);
    expect(heard).toEqual(['sms', 'opened', true]);
    expect([one(ring)?.refPayload, one(ring)?.displayed]).toEqual(['summer', true]);
  });
  it.each([
    ['an empty list of websites', [], [smsModal()], 1],
    ['one that names this', ['shop.example'], [smsModal()], 0],
    ['no phone form', [], [{ ...smsModal(), channel: 'fb' }], 0],
  ])(
    'NET-11 A-27 with %s the console warns if numbers are rejected',
    async (_, whitelist, widgets, times) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
      const { href } = location;
      happyDOM.setURL('https://shop.example/');
      const { start } = pageWith({ account: { whitelist, messenger_mode: 'link' }, widgets });
      start();
      const said = () =>
        warn.mock.calls.filter(([line]) => String(line).includes('sign-ups by phone from shop.example'));
      // By now the part that would warn has loaded.
      await import('./explain');
      await vi.waitFor(() => expect(said()).toHaveLength(times));
      happyDOM.setURL(href);
    },
  );
  it('DISP-22 explain gets its answer', async () => {
    const { mc, start } = pageWith();
    const asked = mc.explain(5);
    start();
    vi.useRealTimers();
    expect((await asked).map(({ rule }) => rule)).toContain('entrance');
  });
  it('ERR-15 a call that fails stops neither the others nor the runtime', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const last = vi.fn();
    const bad = (): void => {
      throw new Error('host bug');
    };
    const ring = pageWith().start({ drainCalls: () => [bad, last] });
    expect([last.mock.calls.length, error.mock.calls.length, ring.get().isReady]).toEqual([1, 1, true]);
  });
  it('API-14 A-01 a method that the host has kept reaches the runtime', async () => {
    const { mc, pass, start } = pageWith();
    const { open, close } = mc.getWidget(5) ?? {};
    const ring = start();
    await pass(100);
    open?.();
    expect(one(ring)?.displayed).toBe(true);
    close?.();
    expect(one(ring)?.displayed).toBe(false);
  });
});

describe('what the runtime finds on the page and leaves for the next', () => {
  it('LOAD-16 A-81 it takes over the elements of waiting overlays', async () => {
    const fetchLater = () => Promise.resolve({ onIdle: placeOverlays });
    const { pass, start } = pageWith({ fetchLater });
    await pass(5000);
    const placed = document.querySelector('.mcwidget-overlay');
    start();
    expect([...document.querySelectorAll('.mcwidget-overlay')]).toEqual([placed]);
  });
  it("STOR-04 A-74 the session is kept, under the pixel's id, with what was remembered", () => {
    const memories = { 5: { lastImpression: 3, manualClose: true } };
    const pixel = { api: { sessionData: { sessionId: 'p'.repeat(32) } }, bring() {} } as never;
    const ring = pageWith({ memories, pixel }).start();
    const kept = JSON.parse(localStorage.getItem(storageKeys.widgetSession) ?? 'null');
    expect(kept).toEqual(ring.get().session);
    expect(kept).toMatchObject({ sessionId: 'p'.repeat(32), widgets: memories });
  });
  it('REND-03 STOR-05 it reads what earlier pages left behind', () => {
    localStorage.setItem(storageKeys.smsKeywordRef, '5:ref1');
    localStorage.setItem(storageKeys.renderedFallbackTimeout, '1234');
    const { stored, renderFallbackMs } = pageWith().start().get();
    expect([stored.smsRefs, renderFallbackMs]).toEqual([['5:ref1'], 1234]);
  });
  it('DISP-15 what another tab has closed since then applies before anything opens', async () => {
    const { scroll, pass, start } = pageWith({ widgets: [smsModal({ showAgainIfClosed: ['never'] })] });
    const ring = start();
    await pass(100);
    const widgets = { 5: { lastImpression: Date.now(), manualClose: true } };
    localStorage.setItem(storageKeys.widgetSession, JSON.stringify({ userId: 'u'.repeat(8), widgets }));
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.widgetSession }));
    scroll(90);
    expect([ring.get().session.widgets, one(ring)?.displayed]).toEqual([widgets, false]);
  });
  it('A-40 it notices when its tab is visible again', () => {
    const ring = pageWith().start();
    const heard = (): string | undefined => ring.past().at(-1)?.fact.type;
    const tab = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard()).not.toBe('page.shown');
    tab.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard()).toBe('page.shown');
  });
  it('OWN-08 a preview gets the ring before anything has happened on it', () => {
    const received: unknown[] = [];
    const ring = pageWith({ onRing: (early) => received.push(early, early.get()) }).start();
    expect(received).toEqual([ring, emptyState]);
  });
});
