/** Addresses of the parts that are fetched only when they are needed; written in by the build. */
declare const __BECKON_CHUNKS__: Record<keyof Chunks, string>;

/** What the part offers that draws and acts. */
export type Late = typeof import('../late');
/** What the part offers that reads hand-written configurations. */
export type ConfigReader = typeof import('../config');
/** What the part offers that says why. */
export type Explainer = typeof import('../explain/index');

/** What the part offers that watches anchors. */
export type AnchorWatch = typeof import('./watchAnchors');

/** The parts of the runtime, each fetched once; the only `import()` before anything is drawn. */
export type Chunks = {
  ui: () => Promise<Late>;
  config: () => Promise<ConfigReader>;
  explain: () => Promise<Explainer>;
  anchors: () => Promise<AnchorWatch>;
};

/** Fetches the parts from where the runtime came from. */
export function createChunks(origin: string): Chunks {
  const part = (name: keyof Chunks) => (): Promise<never> =>
    import(/* @vite-ignore */ `${origin}/${__BECKON_CHUNKS__[name]}`) as Promise<never>;
  return { ui: part('ui'), config: part('config'), explain: part('explain'), anchors: part('anchors') };
}
