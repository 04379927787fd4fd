/** Addresses of the parts that load only when needed; written in by the build. */
declare const __BECKON_PARTS__: PartAddresses;

/** Where the parts are. For each type of widget: what it needs besides the runtime. */
export type PartAddresses = {
  acting: string;
  types: Record<string, readonly string[]>;
  later: string;
  config: string;
};

/** Exports of the part that reads hand-written configurations. */
export type ConfigReader = typeof import('../config');

/** Exports of the part that no page waits for; the runtime also includes the half of the pixel, and does the rest itself. */
export type Later = Pick<typeof import('../later'), 'arrive'> & Partial<typeof import('../later')>;

/** Loads the parts of the runtime, each once. */
export type Parts = {
  acting: (types: readonly string[]) => Promise<unknown>;
  later: () => Promise<Later>;
  config: () => Promise<ConfigReader>;
};

/** Loads the parts from the script's own origin. */
export function createParts(origin: string, addresses: PartAddresses = __BECKON_PARTS__): Parts {
  const get = (file: string) => import(/* @vite-ignore */ `${origin}/${file}`);
  let runtime: Promise<Later> | undefined;
  return {
    acting(types) {
      // Requests what the runtime will need at the same time; if that fails, the runtime requests it again.
      for (const file of new Set(types.flatMap((type) => addresses.types[type] ?? [])))
        get(file).catch(() => {});
      runtime = get(addresses.acting);
      return runtime;
    },
    // The runtime, already loading, includes the same.
    later: () => runtime ?? get(addresses.later),
    config: () => get(addresses.config),
  };
}
