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
    label: 'Button text',
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
    help: 'Messenger plugins only accept fixed texts such as SEND_TO_MESSENGER. Links show your own text.',
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
    control: { kind: 'text' },
    types: forms,
    channels: ['fb'],
    when: { path: 'main.buttonType', is: ['checkbox', 'button'] },
  },
  {
    path: 'main.prechecked',
    panel,
    label: 'Check the box by default',
    help: 'Never for accounts to which European law applies.',
    control: { kind: 'toggle' },
    types: forms,
    channels: ['fb'],
  },
  {
    path: 'setup.buttonSize',
    panel,
    label: 'Plugin size',
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
      ['channels.whatsapp_prefill', { label: 'Prefilled message' }, { kind: 'text' }],
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
    group: 'Email',
    label: 'Offer email',
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  {
    path: 'channels.email_to',
    panel,
    group: 'Email',
    label: 'Your email address',
    isRequired: true,
    control: { kind: 'text', placeholder: 'hello@example.com' },
    types: ['omnichat'],
    when: { path: 'channels.enable_email', is: [true] },
  },
];
