import { copy } from '../copy/copy';
import type { EditorField } from './EditorField';

const { look, onlyPlugin, options } = copy.fields;

/** The theme of Messenger's plugins. Checkboxes have it in a different section. */
export const pluginTheme = {
  label: look.pluginTheme,
  help: onlyPlugin,
  mode: 'plugin',
  control: {
    kind: 'choice',
    options: [
      ['light', options.light],
      ['dark', options.dark],
    ],
    unset: 'light',
  },
} as const satisfies Partial<EditorField>;
