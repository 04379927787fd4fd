import type { SenderModule } from '@beckon/pixel';
import { whenIdle } from '@beckon/platform';

/** Addresses of the parts that load only when needed; written in by the build. */
declare const __BECKON_PARTS__: PartAddresses & { config: string };

/** Where the parts are. For each type of widget: what it needs besides the runtime. */
export type PartAddresses = {
  acting: string;
  types: Record<string, readonly string[]>;
  later: string;
  /** The half of the pixel that sends, by itself: `later` includes it, too. */
  sending: string;
};

/** Exports of the part that reads hand-written configurations. */
export type ConfigReader = typeof import('../config');

/** Exports of the part that no page waits for; the runtime does all of it but sending itself. */
export type Later = SenderModule & Partial<typeof import('../later')>;

/** Loads the parts of the runtime, each once. */
export type Parts = {
  /** The runtime, with what these types of widgets need. */
  acting: (types: readonly string[]) => Promise<unknown>;
  /** What no page waits for. */
  later: () => Promise<Later>;
};

const load = (origin: string, file: string) => import(/* @vite-ignore */ `${origin}/${file}`);

/**
 * Loads the parts from the script's own origin. What no page waits for loads when the page is idle. A page that is still loading gets the half
 * of the pixel that sends at once: not every browser tells it when the visitor leaves. [EVT-05, LOAD-26]
 */
export function createParts(
  page: Window,
  origin: string,
  { acting, later, sending, types }: PartAddresses,
): Parts {
  let isActing = false;
  const isLoading = (): boolean => page.document.readyState !== 'complete';
  // The runtime does the rest.
  const fetchLater = (): Promise<Later> => load(origin, isActing ? sending : later);
  return {
    acting(needed) {
      isActing = true;
      const files = needed.flatMap((type) => types[type] ?? []);
      if (isLoading()) files.push(sending);
      // Requests what the runtime will need at the same time, each file once; if that fails, the runtime requests it again.
      for (const file of files) load(origin, file).catch(() => {});
      return load(origin, acting);
    },
    later: () =>
      isLoading() ? fetchLater() : new Promise<void>((done) => whenIdle(page, done)).then(fetchLater),
  };
}

/** The same for pages with their own configuration: at the addresses from the build, and with what reads a hand-written one. */
export function createOwnParts(
  page: Window,
  origin: string,
): Parts & { config: () => Promise<ConfigReader> } {
  const addresses = __BECKON_PARTS__;
  return { ...createParts(page, origin, addresses), config: () => load(origin, addresses.config) };
}
