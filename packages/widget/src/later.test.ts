import type { Pixel } from '@beckon/pixel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleIn } from './later';
import { borrowPage } from './watch/testing/borrowPage';
import { watchedPage } from './watch/testing/watchedPage';

let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
});
afterEach(() => giveBack());

it('OWN-11 EVT-05 where it counts the view of a page it sends for the pixel too, so that nobody counts it once more', async () => {
  const bring = vi.fn<Pixel['bring']>();
  const fireLogEvent = vi.fn(() => Promise.resolve());
  const page = watchedPage({
    account: { appId: '42' },
    pixel: { api: { fireLogEvent }, bring } as never,
    fetchLater: () => Promise.resolve({ settleIn } as never),
  });
  await page.pass(50);
  expect(bring.mock.calls).toEqual([[{ arrive: expect.any(Function) }]]);
  await page.pass(1000);
  window.dispatchEvent(new Event('pagehide'));
  expect(fireLogEvent).toHaveBeenCalledOnce();
});
