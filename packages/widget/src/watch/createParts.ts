/** Addresses of the parts that load only when needed; written in by the build. */
declare const __BECKON_PARTS__: PartAddresses & { config: string };

/** Where the parts are. For each type of widget: what it needs besides the runtime. */
export type PartAddresses = {
  acting: string;
  types: Record<string, readonly string[]>;
  later: string;
};

/** Exports of the part that reads hand-written configurations. */
export type ConfigReader = typeof import('../config');

/** Exports of the part that no page waits for; the runtime also includes the half of the pixel, and does the rest itself. */
export type Later = Pick<typeof import('../later'), 'arrive'> & Partial<typeof import('../later')>;

/** Loads the parts of the runtime, each once. */
export type Parts = {
  acting: (types: readonly string[]) => Promise<unknown>;
  later: () => Promise<Later>;
};

const load = (origin: string, file: string) => import(/* @vite-ignore */ `${origin}/${file}`);

/** Loads the parts from the script's own origin. */
export function createParts(origin: string, { acting, later, types }: PartAddresses): Parts {
  let runtime: Promise<Later> | undefined;
  return {
    acting(needed) {
      // Requests what the runtime will need at the same time; if that fails, the runtime requests it again.
      for (const file of new Set(needed.flatMap((type) => types[type] ?? [])))
        load(origin, file).catch(() => {});
      runtime = load(origin, acting);
      return runtime;
    },
    // The runtime, already loading, includes the same.
    later: () => runtime ?? load(origin, later),
  };
}

/** The same for pages with their own configuration: at the addresses from the build, and with what reads a hand-written one. */
export function createOwnParts(origin: string): Parts & { config: () => Promise<ConfigReader> } {
  const addresses = __BECKON_PARTS__;
  return { ...createParts(origin, addresses), config: () => load(origin, addresses.config) };
}
