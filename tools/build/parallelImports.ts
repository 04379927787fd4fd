import { dirname, join, relative } from 'node:path/posix';
import type { Plugin } from 'vite';
import { importBeside } from './importBeside';

/** Requests what a later part imports together with the part itself: otherwise it would cost another round trip. */
export function parallelImports(): Plugin {
  return {
    name: 'parallel-imports',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const reach = (name: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(name)) return seen;
        seen.add(name);
        for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) reach(next, seen);
        return seen;
      };
      // A module that imports something later was itself loaded by the entry.
      const started = chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [...reach(fileName)] : []));
      for (const chunk of chunks) {
        const present = new Set([...started, ...reach(chunk.fileName)]);
        const folder = dirname(chunk.fileName);
        chunk.code = importBeside(chunk.code, (address) => {
          const needed = [...reach(join(folder, address))].filter((name) => !present.has(name));
          return needed.map((name) => `./${relative(folder, name)}`);
        });
      }
    },
  };
}
