import { copy } from '../copy/copy';
import type { EditorField } from './EditorField';
import { messengerFields } from './messengerFields';
import { typeSets } from './typeSets';

const { forms } = typeSets;
const panel = 'optIn';
const { optIn: texts, groups } = copy.fields;

/** How visitors opt in. [ENT-07, ENT-08, ENT-15, ENT-16] */
export const optInFields: readonly EditorField[] = [
  {
    path: 'main.smsButtonText',
    panel,
    label: texts.buttonText,
    isRequired: true,
    control: { kind: 'text' },
    types: [...forms, 'omnichat'],
    channels: ['sms', 'omni'],
  },
  {
    path: 'main.legalText',
    panel,
    ...texts.legal,
    control: { kind: 'area' },
    types: [...forms, 'omnichat'],
    channels: ['sms', 'omni'],
  },
  ...messengerFields,
  {
    path: 'channels.enable_facebook',
    panel,
    group: groups.messenger,
    label: texts.offerMessenger,
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  {
    path: 'channels.enable_sms',
    panel,
    group: groups.sms,
    label: texts.offerSms,
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  {
    path: 'channels.enable_whatsapp',
    panel,
    group: groups.whatsapp,
    label: texts.offerWhatsapp,
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  ...(
    [
      ['channels.whatsapp_id', { label: texts.whatsappNumber, isRequired: true }, { kind: 'phone' }],
      ['channels.whatsapp_prefill', { label: texts.whatsappMessage }, { kind: 'text' }],
    ] as const
  ).map(
    ([path, named, control]): EditorField => ({
      path,
      panel,
      group: groups.whatsapp,
      ...named,
      control,
      types: ['omnichat'],
      when: { path: 'channels.enable_whatsapp', is: [true] },
    }),
  ),
  {
    path: 'channels.enable_email',
    panel,
    group: groups.email,
    label: texts.offerEmail,
    control: { kind: 'toggle' },
    types: ['omnichat'],
  },
  {
    path: 'channels.email_to',
    panel,
    group: groups.email,
    label: texts.emailAddress,
    isRequired: true,
    control: { kind: 'text', placeholder: 'hello@example.com' },
    types: ['omnichat'],
    when: { path: 'channels.enable_email', is: [true] },
  },
];
