import { vi } from 'vitest';
import { createSender } from '../edge/createSender';
import { type SenderModule, startPixel } from '../edge/startPixel';
import { fakePage } from './fakePage';
import { fakeServer } from './fakeServer';
import { memoryStore } from './memoryStore';

type Opening = {
  search?: string;
  userAgent?: string;
  isPrerendering?: boolean;
  isLoading?: boolean;
  hasBeacons?: boolean;
  isAlone?: boolean;
  config?: Record<string, unknown>;
  storage?: ReturnType<typeof memoryStore>;
  server?: ReturnType<typeof fakeServer>;
  /** Replaces the sending half. */
  load?: () => Promise<SenderModule>;
  /** What the host has done to its page. */
  prepare?: (page: Window & Record<string, unknown>) => Window & Record<string, unknown>;
};

/** A pixel on a separate page, with a server and storage that the test controls. */
export function openPixel({
  config = { pageId: '1001', appId: '77', host: 'https://h.example' },
  storage = memoryStore(),
  server = fakeServer(),
  load,
  prepare = (page) => page,
  isAlone = false,
  ...place
}: Opening = {}) {
  const tab = fakePage(place);
  const report = vi.fn();
  const arrive: SenderModule['arrive'] = (deps) =>
    createSender({ ...deps, post: server.post, chance: () => 0 });
  const loading = vi.fn(load ?? (async () => ({ arrive })));
  const page = prepare(tab.page);
  const start = () =>
    startPixel({
      page,
      config,
      origin: 'https://cdn.example',
      store: storage.open(),
      load: loading,
      report,
      isAlone,
    });
  const pixel = start();
  return { ...tab, page, pixel, start, api: pixel.api, storage, server, report, loading };
}

/** Runs everything that needs no waiting. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** A token that is valid for this many seconds. */
export const tokenFor = (seconds: number, name = 'visitor'): string =>
  `${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds, name }))}.sign`;
