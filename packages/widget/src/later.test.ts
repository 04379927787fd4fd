import type { Pixel } from '@beckon/pixel';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { smsModal } from './core/testing/started';
import { onIdle } from './later';
import { startRuntime } from './startRuntime';
import { borrowPage } from './watch/testing/borrowPage';
import { watchedPage } from './watch/testing/watchedPage';

let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
  history.replaceState(null, '', '/');
});
/** The drawings below load these: loading them first keeps them from arriving in the next test file. */
beforeAll(() => Promise.all([import('./ui/forms/AfterForm'), import('./ui/layouts/Modal')]));
afterEach(() => giveBack());

/** What a function declaration in a later script does to the name: it replaces the property without calling its setter. */
const declare = (name: string, value: unknown): unknown =>
  Object.defineProperty(window, name, { value, writable: true, enumerable: true, configurable: true });
const addScript = (): void => document.body.append(document.createElement('p'));

it('OWN-11 EVT-05 where it counts the view of a page it also sends for the pixel, so that the view is counted once', async () => {
  const bring = vi.fn<Pixel['bring']>();
  const fireLogEvent = vi.fn(() => Promise.resolve());
  const page = watchedPage({
    account: { appId: '42' },
    pixel: { api: { fireLogEvent }, bring } as never,
    fetchLater: () => Promise.resolve({ onIdle } as never),
  });
  await page.pass(50);
  expect(bring.mock.calls).toEqual([[{ arrive: expect.any(Function) }]]);
  await page.pass(1000);
  window.dispatchEvent(new Event('pagehide'));
  expect(fireLogEvent).toHaveBeenCalledOnce();
});

describe('elements of waiting overlays', () => {
  it('LOAD-16 one that the page removes stays away until its route changes', async () => {
    const page = watchedPage({ fetchLater: () => Promise.resolve({ onIdle }) });
    await page.pass(5000);
    const host = document.querySelector('.mcwidget-overlay');
    host?.remove();
    await page.add('<p>news</p>');
    expect(document.querySelector('.mcwidget-overlay')).toBeNull();
    await page.go('/two');
    expect(document.querySelector('.mcwidget-overlay')).toBe(host);
  });
  it('LOAD-16 a removed one does not open there once the runtime has loaded', async () => {
    document.body.innerHTML = '<main></main>';
    const page = watchedPage({ fetchLater: () => Promise.resolve({ onIdle }) });
    await page.pass(5000);
    document.querySelector('.mcwidget-overlay')?.remove();
    const handover = page.take();
    const ring = handover && startRuntime(window, handover);
    await page.pass(200);
    page.scroll(90);
    const [modal] = Object.values(ring?.get().instances ?? {});
    expect([modal?.displayed, document.querySelector('.mcwidget-overlay')]).toEqual([false, null]);
    page.mc.getWidget(5)?.open();
    expect(document.querySelector('.mcwidget-overlay')).not.toBeNull();
  });
});

describe('functions that a host declares after the page has loaded', () => {
  it.each(['mcInitialized', 'mcAsyncInit'])(
    'LOAD-06 A-01 %s is called on a page that is idle',
    async (name) => {
      const page = watchedPage({ fetchLater: () => Promise.resolve({ onIdle }) });
      await page.pass(5000);
      const declared = vi.fn();
      declare(name, declared);
      addScript();
      await page.pass(0);
      expect(declared.mock.calls).toEqual([[page.mc]]);
      addScript();
      await page.pass(0);
      expect(declared).toHaveBeenCalledOnce();
    },
  );
  it('LOAD-06 A-01 one declared before the part that checks is found when it loads', async () => {
    const page = watchedPage({ fetchLater: () => Promise.resolve({ onIdle }) });
    const declared = vi.fn();
    declare('mcAsyncInit', declared);
    await page.pass(5000);
    expect(declared.mock.calls).toEqual([[page.mc]]);
  });
  it.each(['mcInitialized', 'mcAsyncInit'])(
    'LOAD-06 A-01 %s is called on a page that shows something',
    async (name) => {
      const page = watchedPage({ widgets: [smsModal({ whenDisplay: ['immediately'] })] });
      const handover = page.take();
      if (handover) startRuntime(window, handover);
      await page.pass(200);
      const declared = vi.fn();
      declare(name, declared);
      addScript();
      await page.pass(0);
      expect(declared.mock.calls).toEqual([[page.mc]]);
    },
  );
});
