import type { Plugin } from 'vite';

const wrapper = 'native:import-analysis-build';

/** Keeps `import()` as it stands: the preloading that Vite wraps around it wants a document head, and lists style files that are not served. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === wrapper);
      if (at < 0) throw new Error(`Vite has no plugin ${wrapper} any more: look what wraps import() now.`);
      (plugins as Plugin[]).splice(at, 1);
    },
  };
}
