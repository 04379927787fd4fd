import type { EditorField } from './EditorField';
import { onlyPlugin } from './onlyPlugin';
import { typeSets } from './typeSets';

const panel = 'optIn';
const onPage = typeSets.forms.filter((type) => type !== 'checkbox');
const byCheckbox = { path: 'main.buttonType', is: ['checkbox'] } as const;

/** Our own box is never ticked for a visitor: the setting is for the plugin's. */
const ticked = {
  path: 'main.prechecked',
  panel,
  label: 'Start with the box ticked',
  help: 'Only Messenger’s plugin can do this. Our own checkbox always starts unticked.',
  control: { kind: 'toggle' },
  channels: ['fb'],
  mode: 'plugin',
} as const;

/** The way into Messenger. [ENT-07, ENT-08, ENT-15] */
export const messengerFields: readonly EditorField[] = [
  {
    path: 'main.buttonType',
    panel,
    label: 'Way in',
    control: {
      kind: 'choice',
      options: [
        ['button', 'Button'],
        ['checkbox', 'Checkbox'],
      ],
    },
    types: onPage,
    channels: ['fb'],
  },
  {
    path: 'main.ctaText',
    panel,
    label: 'Words on the button',
    help: 'Messenger has fixed texts such as SEND_TO_MESSENGER; where a link stands instead, your own words are shown.',
    control: { kind: 'text' },
    types: onPage,
    channels: ['fb'],
    when: { path: 'main.buttonType', is: ['button'] },
  },
  {
    path: 'main.optInButtonText',
    panel,
    label: 'Words on the button under the checkbox',
    control: { kind: 'text' },
    types: onPage,
    channels: ['fb'],
    when: byCheckbox,
  },
  {
    path: 'main.optInButtonText',
    panel,
    label: 'Words on the link under the checkbox',
    help: 'Messenger’s plugin has no link: your form sends the opt-in.',
    control: { kind: 'text' },
    types: ['checkbox'],
    mode: 'link',
  },
  { ...ticked, types: onPage, when: byCheckbox },
  { ...ticked, types: ['checkbox'] },
  {
    path: 'setup.buttonSize',
    panel,
    label: 'Size',
    help: 'Of Messenger’s checkbox, or of the link under ours.',
    control: {
      kind: 'choice',
      options: [
        ['standard', 'Small'],
        ['large', 'Medium'],
        ['xlarge', 'Large'],
      ],
    },
    types: ['checkbox'],
  },
  {
    path: 'setup.skin',
    panel,
    label: 'Skin of the plugin',
    help: onlyPlugin,
    mode: 'plugin',
    control: {
      kind: 'choice',
      options: [
        ['light', 'Light'],
        ['dark', 'Dark'],
      ],
    },
    types: ['checkbox'],
  },
  {
    path: 'setup.pluginAlign',
    panel,
    label: 'Stands',
    control: {
      kind: 'choice',
      options: [
        ['left', 'Left'],
        ['center', 'In the middle'],
      ],
    },
    types: ['checkbox'],
  },
];
