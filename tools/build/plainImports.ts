import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** Keeps `import()` as it stands: the preloading that Vite wraps around it wants a document head, and a kilobyte. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
