/** Addresses of the parts that are fetched only when they are needed; written in by the build. */
declare const __BECKON_CHUNKS__: Record<keyof Chunks | 'base', string>;

/** What the part offers that draws and acts. */
export type Drawing = typeof import('../drawing');
/** What the part offers that reads hand-written configurations. */
export type ConfigReader = typeof import('../config');
/** What the part offers that says why. */
export type Explainer = typeof import('../explain/index');
/** What the part offers that few widgets wait for: anchors and the wish to leave. */
export type RareWatchers = typeof import('./rareWatchers');
/** What the part offers that no page waits for. */
export type AfterStart = typeof import('./afterStart');
/** What the part offers that sends the events of the pixel. */
export type PixelSending = typeof import('@beckon/pixel/sending');

/** The parts of the runtime, each fetched once; the only `import()` before anything is drawn. */
export type Chunks = {
  drawing: () => Promise<Drawing>;
  config: () => Promise<ConfigReader>;
  explain: () => Promise<Explainer>;
  rareWatchers: () => Promise<RareWatchers>;
  later: () => Promise<AfterStart>;
  sending: () => Promise<PixelSending>;
};

/** Fetches the parts from where the runtime came from. */
export function createChunks(origin: string): Chunks {
  const entries = Object.entries(__BECKON_CHUNKS__);
  const parts = Object.fromEntries(
    entries.map(([name, file]) => [name, () => import(/* @vite-ignore */ `${origin}/${file}`)]),
  ) as Chunks & { base: () => Promise<unknown> };
  const { base, drawing } = parts;
  // What the drawing itself imports is asked for at the same time.
  return { ...parts, drawing: () => Promise.all([drawing(), base()]).then(([drawn]) => drawn) };
}
