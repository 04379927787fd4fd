import { texts } from '@beckon/contract';
import { humanizeLabel } from '@beckon/widget/decisions';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { EditorField } from './EditorField';
import { pluginTheme } from './pluginTheme';
import { typeSets } from './typeSets';

const { options } = copy.fields;
const { messenger, buttonText } = copy.fields.optIn;
const panel = 'optIn';
const onPage = typeSets.forms.filter((type) => type !== 'checkbox');
const byCheckbox = { path: 'main.buttonType', is: ['checkbox'] } as const;

/** Our own checkbox is never ticked in advance: the setting is for the plugin's. */
const ticked = {
  path: 'main.prechecked',
  panel,
  ...messenger.checked,
  control: { kind: 'toggle' },
  channels: ['fb'],
  mode: 'plugin',
} as const;

/** Under European law, a link with its own text replaces every button. [REND-04, REND-07] */
const underEuropeanLaw = fill(messenger.underEuropeanLaw, { text: texts.goToMessenger });

/** How visitors get to Messenger. [ENT-07, ENT-08, ENT-15] */
export const messengerFields: readonly EditorField[] = [
  {
    path: 'main.buttonType',
    panel,
    label: messenger.with,
    control: {
      kind: 'choice',
      options: [
        ['button', messenger.button],
        ['checkbox', messenger.checkbox],
      ],
    },
    types: onPage,
    channels: ['fb'],
  },
  {
    path: 'main.ctaText',
    panel,
    label: buttonText,
    isRequired: true,
    help: `${messenger.buttonHelp} ${underEuropeanLaw}`,
    control: {
      kind: 'text',
      code: { value: texts.sendToMessenger, words: humanizeLabel(texts.sendToMessenger) },
    },
    types: onPage,
    channels: ['fb'],
    when: { path: 'main.buttonType', is: ['button'] },
  },
  {
    path: 'main.optInButtonText',
    panel,
    label: messenger.checkboxButton,
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
    label: messenger.checkboxLink.label,
    isRequired: true,
    help: `${messenger.checkboxLink.help} ${underEuropeanLaw}`,
    control: { kind: 'text' },
    types: ['checkbox'],
    mode: 'link',
  },
  { ...ticked, types: onPage, when: byCheckbox },
  { ...ticked, types: ['checkbox'] },
  {
    path: 'setup.buttonSize',
    panel,
    ...messenger.size,
    control: {
      kind: 'choice',
      options: [
        ['standard', options.small],
        ['large', options.medium],
        ['xlarge', options.large],
      ],
      unset: 'large',
    },
    types: ['checkbox'],
  },
  {
    path: 'setup.skin',
    panel,
    ...pluginTheme,
    types: ['checkbox'],
  },
  {
    path: 'setup.pluginAlign',
    panel,
    label: messenger.alignment,
    control: {
      kind: 'choice',
      options: [
        ['left', options.left],
        ['center', options.center],
      ],
      unset: 'left',
    },
    types: ['checkbox'],
  },
];
