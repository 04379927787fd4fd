import type { Plugin } from 'vite';

const wrapper = 'native:import-analysis-build';

/** Keeps `import()` as it is: Vite's preloading wrapper needs a document head, and lists style files that aren't served. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === wrapper);
      if (at < 0) throw new Error(`Vite no longer has the plugin ${wrapper}. Check what wraps import() now.`);
      (plugins as Plugin[]).splice(at, 1);
    },
  };
}
