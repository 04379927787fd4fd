/** Addresses of the parts that are fetched only when they are needed; written in by the build. */
declare const __BECKON_PARTS__: PartAddresses;

/** Where the parts lie. For each type of widget: what it needs beside the runtime. */
export type PartAddresses = {
  acting: string;
  types: Record<string, readonly string[]>;
  later: string;
  config: string;
};

/** What the part offers that reads hand-written configurations. */
export type ConfigReader = typeof import('../config');

/** What the part offers that no page waits for; the runtime offers the half of the pixel as well, and does the rest itself. */
export type Later = Pick<typeof import('../later'), 'arrive'> & Partial<typeof import('../later')>;

/** Fetches the parts of the runtime, each once. */
export type Parts = {
  acting: (types: readonly string[]) => Promise<unknown>;
  later: () => Promise<Later>;
  config: () => Promise<ConfigReader>;
};

/** Fetches the parts from where the script came from. */
export function createParts(origin: string, addresses: PartAddresses = __BECKON_PARTS__): Parts {
  const get = (file: string) => import(/* @vite-ignore */ `${origin}/${file}`);
  let runtime: Promise<Later> | undefined;
  return {
    acting(types) {
      // What the runtime will ask for is asked for at the same time; if it is lost, the runtime asks again.
      for (const file of new Set(types.flatMap((type) => addresses.types[type] ?? [])))
        get(file).catch(() => {});
      runtime = get(addresses.acting);
      return runtime;
    },
    // The runtime on its way brings the same along.
    later: () => runtime ?? get(addresses.later),
    config: () => get(addresses.config),
  };
}
