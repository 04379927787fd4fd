import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tickSeconds } from './tickSeconds';
import { watchScroll } from './watchScroll';
import { watchVisibility } from './watchVisibility';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function page(scrollHeight: number, innerHeight: number) {
  const events = new EventTarget();
  const root = { scrollHeight, innerText: 'Shop', querySelector: (): object | null => null };
  return {
    document: { documentElement: root, scrollingElement: root, readyState: 'complete' },
    innerHeight,
    scrollY: 0,
    setTimeout,
    clearTimeout,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    tell: (name: string) => events.dispatchEvent(new Event(name)),
    scrollBy(pixels: number) {
      this.scrollY += pixels;
      this.tell('scroll');
    },
  };
}
const watch = (one: ReturnType<typeof page>, report: (percent: number) => void) =>
  watchScroll(one as unknown as Window, report);

describe('watchScroll', () => {
  it('DISP-03 A-18 percent runs from 0 at the top to 100 at the very bottom', () => {
    const [one, report] = [page(3000, 1000), vi.fn()];
    watch(one, report);
    one.scrollBy(600);
    vi.advanceTimersByTime(500);
    one.scrollBy(1400);
    vi.advanceTimersByTime(500);
    expect(report.mock.calls.flat()).toEqual([0, 30, 100]);
  });
  it('A-18 a page that cannot scroll counts as read once it has settled, and is not checked again', () => {
    const report = vi.fn();
    watch(page(800, 1000), report);
    expect(report.mock.calls).toEqual([[0]]);
    vi.advanceTimersByTime(500);
    expect([report.mock.calls, vi.getTimerCount()]).toEqual([[[0], [100]], 0]);
  });
  it('DISP-03 A-18 an empty page, or one that still changes, does not count as read', () => {
    const [one, report] = [page(800, 1000), vi.fn()];
    const { documentElement } = one.document;
    Object.assign(documentElement, { innerText: ' \n' });
    watch(one, report);
    vi.advanceTimersByTime(10_000);
    for (const text of ['Loading', 'Loading.', 'Loading..']) {
      Object.assign(documentElement, { innerText: text });
      vi.advanceTimersByTime(500);
    }
    expect(new Set(report.mock.calls.flat())).toEqual(new Set([0]));
    // The awaited content makes the page long.
    documentElement.scrollHeight = 3000;
    vi.advanceTimersByTime(500);
    expect([new Set(report.mock.calls.flat()), vi.getTimerCount()]).toEqual([new Set([0]), 0]);
  });
  it('DISP-03 A-18 a page that never settles counts after half a minute, and one that stays empty is left alone', () => {
    const [busy, empty, report] = [page(800, 1000), page(800, 1000), vi.fn()];
    let turn = 0;
    Object.defineProperty(busy.document.documentElement, 'innerText', { get: () => `Turn ${turn++}` });
    Object.assign(empty.document.documentElement, { innerText: '' });
    watch(busy, report);
    watch(empty, vi.fn());
    vi.advanceTimersByTime(29_000);
    expect([report.mock.lastCall, vi.getTimerCount()]).toEqual([[0], 2]);
    vi.advanceTimersByTime(5000);
    expect([report.mock.lastCall, vi.getTimerCount()]).toEqual([[100], 0]);
  });
  it('DISP-03 A-18 a page that is empty again on a new route does not count as read; a picture on its own is content', () => {
    const [one, report] = [page(800, 1000), vi.fn()];
    const again = watch(one, report);
    vi.advanceTimersByTime(500);
    report.mockClear();
    Object.assign(one.document.documentElement, { innerText: '' });
    again();
    vi.advanceTimersByTime(2000);
    expect(report).not.toHaveBeenCalledWith(100);
    const picture = {};
    one.document.documentElement.querySelector = () => picture;
    vi.advanceTimersByTime(1000);
    expect(report).toHaveBeenLastCalledWith(100);
  });
  it('A-18 while the page is loading it may still grow, and does not count as read', () => {
    const [one, report] = [page(800, 1000), vi.fn()];
    one.document.readyState = 'interactive';
    watch(one, report);
    vi.advanceTimersByTime(5000);
    expect(report).not.toHaveBeenCalledWith(100);
    one.document.readyState = 'complete';
    one.tell('load');
    vi.advanceTimersByTime(1000);
    expect(report).toHaveBeenLastCalledWith(100);
  });
  it('DISP-04 CONST-06 reads the position every 500 ms, and never loses the last one', () => {
    const [one, report] = [page(3000, 1000), vi.fn()];
    watch(one, report);
    for (let turn = 0; turn < 50; turn += 1) {
      one.scrollBy(10);
      vi.advanceTimersByTime(20);
    }
    vi.advanceTimersByTime(500);
    expect(report.mock.calls.length).toBeLessThanOrEqual(4);
    expect(report.mock.lastCall).toEqual([25]);
  });
  it('LOAD-09 on a new route it checks again after 500 ms, when the host has drawn it and scrolled to its top', () => {
    const [one, report] = [page(3000, 1000), vi.fn()];
    const again = watch(one, report);
    one.scrollBy(2000);
    again();
    vi.advanceTimersByTime(400);
    one.scrollY = 0;
    vi.advanceTimersByTime(1000);
    expect([report.mock.calls, vi.getTimerCount()]).toEqual([[[0], [0]], 0]);
  });
  it('LOAD-09 A-25 a host that scrolls smoothly to the top of a new route does not pass for a reader', () => {
    const [one, report] = [page(3000, 1000), vi.fn()];
    const again = watch(one, report);
    one.scrollY = 2000;
    again();
    for (let turn = 0; turn < 15; turn += 1) {
      vi.advanceTimersByTime(100);
      one.scrollBy(-2000 / 15);
    }
    vi.advanceTimersByTime(500);
    expect(report.mock.calls.map(([percent]) => Math.round(percent as number))).toEqual([0, 0]);
  });
  it('A-18 enlarging the window over the whole page counts as read', () => {
    const [one, report] = [page(3000, 1000), vi.fn()];
    watch(one, report);
    one.innerHeight = 3000;
    one.tell('resize');
    vi.advanceTimersByTime(1000);
    expect(report.mock.calls).toEqual([[0], [0], [100]]);
  });
});

describe('tickSeconds', () => {
  it('DISP-05 DISP-06 A-19 reports only at the marks, with one timer at a time', () => {
    const report = vi.fn();
    tickSeconds([10, 5, 5], report);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(4999);
    expect(report).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(60_000);
    expect([report.mock.calls, vi.getTimerCount()]).toEqual([[[5], [10]], 0]);
  });
  it('A-19 by wall clock: a tab that slept reports the last mark it has passed', () => {
    const report = vi.fn();
    tickSeconds([5, 10, 30], report);
    vi.setSystemTime(Date.now() + 12_000);
    vi.advanceTimersByTime(5000);
    expect(report.mock.calls).toEqual([[10]]);
  });
  it('DISP-06 a mark at 0 is reached at once; the undo ends it', () => {
    const report = vi.fn();
    tickSeconds([0, 5], report)();
    expect([report.mock.calls, vi.getTimerCount()]).toEqual([[[0]], 0]);
  });
  it('A-19 a mark further away than a timer can count does not fire at once', () => {
    const report = vi.fn();
    tickSeconds([10_000_000], report);
    vi.advanceTimersByTime(60_000);
    expect([report.mock.calls, vi.getTimerCount()]).toEqual([[], 1]);
  });
});

describe('watchVisibility', () => {
  it("A-40 reports when the tab is visible again or back from the browser's cache, and not when it is hidden", () => {
    const report = vi.fn();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const stop = watchVisibility(window, report);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(report).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
    stop();
    window.dispatchEvent(new Event('pageshow'));
    expect(report).toHaveBeenCalledTimes(2);
    visibility.mockRestore();
  });
});
