import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadVideoSdk } from './loadVideoSdk';
import type { VideoWindow } from './VideoWindow';

/** A separate page per test: requests are remembered per page. */
function somePage(given: Partial<VideoWindow> = {}) {
  const owner = document.implementation.createHTMLDocument();
  return Object.assign({ document: owner, performance, ...given }) as VideoWindow;
}

// Scripts are never really fetched here; each test decides what happens to them.
const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
beforeEach(() => void Object.assign(settings, { handleDisabledFileLoadingAsSuccess: true }));
afterEach(() => vi.useRealTimers());

describe('loadVideoSdk', () => {
  it.each([
    ['youtube', { YT: { Player: vi.fn() } }],
    ['vimeo', { Vimeo: { Player: vi.fn() } }],
  ] as const)("MEDIA-05 the host's own %s script is used, and reported once", async (site, given) => {
    const page = somePage(given as never);
    const tell = vi.fn();
    expect(await Promise.all([loadVideoSdk(page, site, tell), loadVideoSdk(page, site, tell)])).toEqual([
      true,
      true,
    ]);
    expect(tell.mock.calls).toEqual([[true]]);
    expect(page.document.scripts).toHaveLength(0);
  });

  it('MEDIA-04 MEDIA-05 requests one script, and reports one that fails', async () => {
    const page = somePage();
    const tell = vi.fn();
    const answers = [loadVideoSdk(page, 'vimeo', tell), loadVideoSdk(page, 'vimeo', tell)];
    expect([...page.document.scripts].map(({ src }) => src)).toEqual([
      'https://player.vimeo.com/api/player.js',
    ]);
    page.document.scripts[0]?.dispatchEvent(new Event('error'));
    expect(await Promise.all(answers)).toEqual([false, false]);
    expect(tell.mock.calls).toEqual([[false]]);
  });

  it('MEDIA-05 gives up on a script that defines nothing', async () => {
    vi.useFakeTimers();
    const tell = vi.fn();
    const answer = loadVideoSdk(somePage(), 'youtube', tell);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await answer).toBe(false);
    expect(tell.mock.calls).toEqual([[false]]);
  });
});
