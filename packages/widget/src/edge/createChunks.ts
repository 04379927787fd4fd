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
/** What the part offers that sends the events of the pixel. */
export type PixelSending = typeof import('@beckon/pixel/sending');

/** The parts of the runtime, each fetched once; the only `import()` before anything is drawn. */
export type Chunks = {
  drawing: () => Promise<Drawing>;
  config: () => Promise<ConfigReader>;
  explain: () => Promise<Explainer>;
  rareWatchers: () => Promise<RareWatchers>;
  sending: () => Promise<PixelSending>;
};

/** Fetches the parts from where the runtime came from. */
export function createChunks(origin: string): Chunks {
  const part = (name: keyof typeof __BECKON_CHUNKS__) => (): Promise<never> =>
    import(/* @vite-ignore */ `${origin}/${__BECKON_CHUNKS__[name]}`) as Promise<never>;
  const [base, drawing] = [part('base'), part('drawing')];
  return {
    // What the drawing itself imports is asked for at the same time.
    drawing: () => Promise.all([drawing(), base()]).then(([drawn]) => drawn),
    config: part('config'),
    explain: part('explain'),
    rareWatchers: part('rareWatchers'),
    sending: part('sending'),
  };
}
