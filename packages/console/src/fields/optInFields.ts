import type { EditorField } from './EditorField';
import { typeSets } from './typeSets';

const { forms } = typeSets;
const panel = 'optIn';
const onPage = forms.filter((type) => type !== 'checkbox');

/** How visitors opt in. [ENT-07, ENT-08, ENT-15, ENT-16] */
export const optInFields: readonly EditorField[] = [
  {
    path: 'main.smsButtonText',
    panel,
    label: 'Words on the button',
    isRequired: true,
    control: { kind: 'text' },
    types: [...forms, 'omnichat'],
    channels: ['sms', 'omni'],
  },
  {
    path: 'main.legalText',
    panel,
    label: 'Legal text',
    help: 'Shown with the phone form and saved with every opt-in. It’s added to the notice that US law requires; where European law applies, it replaces our wording.',
    control: { kind: 'area' },
    types: [...forms, 'omnichat'],
    channels: ['sms', 'omni'],
  },
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
    isRequired: true,
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
    isRequired: true,
    control: { kind: 'text' },
    types: forms,
    channels: ['fb'],
    when: { path: 'main.buttonType', is: ['checkbox', 'button'] },
  },
  {
    path: 'main.prechecked',
    panel,
    label: 'The checkbox is ticked at first',
    help: 'Never for accounts to which European law applies.',
    control: { kind: 'toggle' },
    types: forms,
    channels: ['fb'],
  },
  {
    path: 'setup.buttonSize',
    panel,
    label: 'Size of the plugin',
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
  {
    path: 'channels.enable_facebook',
    panel,
    group: 'Messenger',
    label: 'Offer Messenger',
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  {
    path: 'channels.enable_sms',
    panel,
    group: 'Text messages',
    label: 'Offer text messages',
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  {
    path: 'channels.enable_whatsapp',
    panel,
    group: 'WhatsApp',
    label: 'Offer WhatsApp',
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  ...(
    [
      ['channels.whatsapp_id', { label: 'Your WhatsApp number', isRequired: true }, { kind: 'phone' }],
      ['channels.whatsapp_prefill', { label: 'First words of the message' }, { kind: 'text' }],
    ] as const
  ).map(
    ([path, named, control]): EditorField => ({
      path,
      panel,
      group: 'WhatsApp',
      ...named,
      control,
      types: ['omnichat'],
      when: { path: 'channels.enable_whatsapp', is: [true] },
    }),
  ),
  {
    path: 'channels.enable_email',
    panel,
    group: 'Mail',
    label: 'Offer mail',
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  {
    path: 'channels.email_to',
    panel,
    group: 'Mail',
    label: 'Your mail address',
    isRequired: true,
    control: { kind: 'text', placeholder: 'hello@example.com' },
    types: ['omnichat'],
    when: { path: 'channels.enable_email', is: [true] },
  },
];
