import type { EditorField } from './EditorField';
import { messengerFields } from './messengerFields';
import { typeSets } from './typeSets';

const { forms } = typeSets;
const panel = 'optIn';
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
    help: 'Shown with the phone form and saved with every opt-in. We add it to the notice that US law requires. Where European law applies, it replaces our consent sentence, so write it in full.',
    control: { kind: 'area' },
    types: [...forms, 'omnichat'],
    channels: ['sms', 'omni'],
  },
  ...messengerFields,
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
