/** Addresses of the parts that are fetched only when they are needed; written in by the build. */
declare const __BECKON_CHUNKS__: Record<'ui' | 'config', string>;

/** What the drawing chunk offers. */
export type Ui = typeof import('../ui/createUi');
/** What the chunk that reads hand-written configurations offers. */
export type ConfigReader = typeof import('../config');

/** Fetches the parts from where the runtime came from; the only `import()` of the runtime. */
export function createChunks(origin: string) {
  const fetchPart = (name: 'ui' | 'config'): Promise<unknown> =>
    import(/* @vite-ignore */ `${origin}/${__BECKON_CHUNKS__[name]}`);
  return {
    ui: () => fetchPart('ui') as Promise<Ui>,
    config: () => fetchPart('config') as Promise<ConfigReader>,
  };
}
