import type { Plugin } from 'vite';

/** Controls carry their style sheets as text and adopt them; the files that the class maps leave behind are not served. */
export function dropStyleFiles(): Plugin {
  return {
    name: 'drop-style-files',
    generateBundle(_, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}
