import type { Plugin } from 'vite';

// As text and as a map of classes alike: the names of the classes may follow from the text.
const adopted = /\.module\.css(?:\?|$)/;
const layerOrder = '@layer mc-tokens, mc-base, mc-controls;';

/**
 * Controls carry their style sheets as text and adopt them; the files that the class maps leave behind are not served.
 * The order of the layers, which those files need, is then told once, by the theme's sheet: it is adopted first.
 */
export function dropStyleFiles(): Plugin {
  return {
    name: 'drop-style-files',
    enforce: 'pre',
    transform(code, id) {
      return adopted.test(id) ? { code: code.replace(layerOrder, ''), map: null } : undefined;
    },
    generateBundle(_, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}
