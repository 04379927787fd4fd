import { basename } from 'node:path/posix';
import type { Plugin } from 'vite';

const isHelper = (fileName: string): boolean => fileName.includes('rolldown-runtime');
/** What other files import the helper as. */
const shared = '$h';

/** The entry with the bundler's helper, which is one function, exported under one name. @internal */
export function addHelper(entry: string, helper: string): string {
  const body = helper.replace(/^\/\/#.*\n/, '').trim();
  const inside = body.replace(/export\s*\{\s*([\w$]+)(?:\s+as\s+[\w$]+)?\s*\};?$/, 'return $1');
  if (inside === body) throw new Error(`The bundler's helper has another form than expected: ${helper}`);
  if (entry.includes(shared)) throw new Error(`The entry already has the name ${shared}.`);
  return `${entry.trimEnd()}export const ${shared}=(()=>{${inside}})();\n`;
}

/** A file that imports the helper from the entry. @internal */
export function importHelper(code: string, entryFile: string): string {
  return code.replace(
    /import\s*\{\s*(?:[\w$]+\s+as\s+)?([\w$]+)\s*\}\s*from\s*["'][^"']*rolldown-runtime[^"']*["']/,
    (_, name: string) => `import{${shared} as ${name}}from"./${entryFile}"`,
  );
}

/** Puts the bundler's helper into the entry, which every file that uses it has loaded: a file of 200 bytes would be one more request. */
export function shareHelper(): Plugin {
  return {
    name: 'share-helper',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const helper = chunks.find(({ fileName }) => isHelper(fileName));
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!helper || !entry) return;
      entry.code = addHelper(entry.code, helper.code);
      for (const chunk of chunks.filter(({ imports }) => imports.some(isHelper))) {
        if (chunk === entry) throw new Error('The entry imports the bundler’s helper itself.');
        chunk.code = importHelper(chunk.code, basename(entry.fileName));
        const others = chunk.imports.filter((name) => !isHelper(name) && name !== entry.fileName);
        chunk.imports = [...others, entry.fileName];
      }
      delete bundle[helper.fileName];
    },
  };
}
