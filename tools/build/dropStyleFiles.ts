import type { Plugin } from 'vite';

// Both as text and as a map of classes: the class names may depend on the text.
const adopted = /\.module\.css(?:\?|$)/;
const layerOrder = '@layer mc-tokens, mc-base, mc-controls;';

/**
 * Controls contain their style sheets as text and adopt them; the files left over from the class maps are not served.
 * The order of the layers is then declared once, in the theme's sheet, because it is adopted first.
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
