import { texts } from '@beckon/contract';
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
  label: 'Check the box by default',
  help: 'Only Messenger’s plugin can do this. Our own checkbox always starts unchecked.',
  control: { kind: 'toggle' },
  channels: ['fb'],
  mode: 'plugin',
} as const;

/** There the fallback takes the place of every button, with its own words. [REND-04, REND-07] */
const underEuropeanLaw = `Where European law applies, visitors see a “${texts.goToMessenger}” link instead.`;

/** The way into Messenger. [ENT-07, ENT-08, ENT-15] */
export const messengerFields: readonly EditorField[] = [
  {
    path: 'main.buttonType',
    panel,
    label: 'Opt in with',
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
    label: 'Button text',
    isRequired: true,
    help: `Messenger plugins only accept fixed texts such as SEND_TO_MESSENGER. Links show your own text. ${underEuropeanLaw}`,
    control: { kind: 'text' },
    types: onPage,
    channels: ['fb'],
    when: { path: 'main.buttonType', is: ['button'] },
  },
  {
    path: 'main.optInButtonText',
    panel,
    label: 'Button text under the checkbox',
    isRequired: true,
    help: underEuropeanLaw,
    control: { kind: 'text' },
    types: onPage,
    channels: ['fb'],
    when: byCheckbox,
  },
  {
    path: 'main.optInButtonText',
    panel,
    label: 'Link text under the checkbox',
    isRequired: true,
    help: `Messenger’s plugin has no link: your form sends the opt-in. ${underEuropeanLaw}`,
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
    help: 'For Messenger’s checkbox and for the link under ours.',
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
    label: 'Plugin theme',
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
    label: 'Alignment',
    control: {
      kind: 'choice',
      options: [
        ['left', 'Left'],
        ['center', 'Center'],
      ],
    },
    types: ['checkbox'],
  },
];
