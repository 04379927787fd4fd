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
    label: 'Words on the button',
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
      ['channels.whatsapp_id', 'Your WhatsApp number', { kind: 'phone' }],
      ['channels.whatsapp_prefill', 'First words of the message', { kind: 'text' }],
    ] as const
  ).map(
    ([path, label, control]): EditorField => ({
      path,
      panel,
      group: 'WhatsApp',
      label,
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
    control: { kind: 'text', placeholder: 'hello@example.com' },
    types: ['omnichat'],
    when: { path: 'channels.enable_email', is: [true] },
  },
  ...(
    [
      [
        'feed_comment_settings.post_covered_area',
        'Which posts',
        {
          kind: 'choice',
          options: [
            ['specific_post', 'One post'],
            ['all_posts', 'All posts'],
          ],
        },
      ],
      [
        'feed_comment_settings.track_root_comment_only',
        'Only first comments, no answers to them',
        { kind: 'toggle' },
      ],
      ['feed_comment_settings.include_keywords', 'Only comments with one of these words', { kind: 'lines' }],
      ['feed_comment_settings.exclude_keywords', 'Never comments with one of these words', { kind: 'lines' }],
      ['feed_comment_settings.reply_delay', 'Answer', { kind: 'delay' }],
    ] as const
  ).map(([path, label, control]): EditorField => ({ path, panel, label, control, types: ['feed_comment'] })),
  {
    path: 'feed_comment_settings.post_ids',
    panel,
    label: 'Numbers of the posts',
    help: 'One on each line. Comments under other posts are not answered.',
    control: { kind: 'lines' },
    types: ['feed_comment'],
    when: { path: 'feed_comment_settings.post_covered_area', is: ['specific_post'] },
  },
];
