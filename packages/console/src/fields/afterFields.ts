import { lists } from '@beckon/contract';
import { behindFields } from './behindFields';
import type { EditorField } from './EditorField';
import { mediaFields } from './mediaFields';
import { typeSets } from './typeSets';

const { titled, forms, all } = typeSets;
const tools = ['feed_comment', 'ads_json'] as const;
const panel = 'after';
const shown = [...titled, 'omnichat', 'checkbox'] as const;
const ground = 'submitted.colors.background';
const message = {
  path: 'submitted.action',
  is: lists.submittedActions.filter((action) => action === 'message'),
};
/** A bar's line has no room for pictures. */
const pictured = shown.filter((type) => type !== 'bar');
const told = { panel, types: shown, when: message } as const;

/** What follows an opt-in. [ENT-13, ENT-14] */
export const afterFields: readonly EditorField[] = [
  {
    path: 'submitted.action',
    panel,
    label: 'What happens',
    control: {
      kind: 'choice',
      options: [
        ['message', 'Show a message'],
        ['redirect', 'Redirect to a page'],
        ['nothing', 'Nothing'],
      ],
    },
    types: shown,
  },
  {
    path: 'submitted.redirect',
    panel,
    label: 'Redirect to a page',
    control: { kind: 'toggle' },
    types: ['button'],
  },
  {
    path: 'submitted.redirectUrl',
    panel,
    label: 'Page URL',
    isRequired: true,
    control: { kind: 'address', placeholder: 'https://example.com/thanks' },
    types: shown,
    when: { path: 'submitted.action', is: ['redirect'] },
  },
  {
    path: 'submitted.redirectUrl',
    panel,
    label: 'Page URL',
    isRequired: true,
    control: { kind: 'address', placeholder: 'https://example.com/thanks' },
    types: ['button'],
    when: { path: 'submitted.redirect', is: [true] },
  },
  {
    path: 'submitted.redirectTarget',
    panel,
    label: 'Open in',
    control: {
      kind: 'choice',
      options: [
        ['same', 'Same tab'],
        ['new', 'New tab'],
      ],
    },
    types: [...shown, 'button'],
    when: { path: 'submitted.redirectUrl', is: ['*'] },
  },
  { ...told, path: 'submitted.title', label: 'Headline', control: { kind: 'text' } },
  { ...told, path: 'submitted.desc', label: 'Text', control: { kind: 'area' } },
  {
    ...told,
    path: 'submitted.ctaText',
    label: 'Messenger link text',
    help: 'Leave empty for no link.',
    control: { kind: 'text' },
    channels: ['fb'],
  },
  ...mediaFields({
    section: 'submitted',
    panel,
    group: 'Image or video',
    types: pictured,
    placed: pictured,
  }),
  ...behindFields,
  {
    ...told,
    // In a form of the host's the words stand on the host's ground.
    types: [...titled, 'omnichat'],
    path: ground,
    group: 'Colors',
    label: 'Background',
    control: { kind: 'color', under: ['submitted.colors.headline', 'submitted.colors.description'] },
  },
  {
    ...told,
    path: 'submitted.colors.headline',
    group: 'Colors',
    label: 'Headline',
    control: { kind: 'color', on: ground },
  },
  {
    ...told,
    path: 'submitted.colors.description',
    group: 'Colors',
    label: 'Text',
    control: { kind: 'color', on: ground },
  },
  {
    path: 'submitted.colors.buttonBackground',
    panel,
    group: 'Colors',
    label: 'Success icon',
    control: { kind: 'color' },
    types: [...shown, 'button'],
  },
  {
    path: 'submitted.colors.buttonText',
    panel,
    group: 'Colors',
    label: 'Check mark on the icon',
    help: 'We use another color if this one can’t be seen on the icon.',
    control: { kind: 'color' },
    types: [...shown, 'button'],
  },
  {
    path: 'actions.sequence',
    panel,
    group: 'Messages',
    label: 'Message to new subscribers',
    help: 'Sent as soon as someone opts in.',
    control: { kind: 'area' },
    types: [...forms, 'omnichat', 'customer_chat', ...lists.otherKinds],
  },
  {
    path: 'actions.opt_in_text',
    panel,
    group: 'Messages',
    label: 'Prefilled text message',
    help: 'On iPhones, visitors text you first. Their message starts with this, followed by a short code.',
    control: { kind: 'text' },
    types: [...titled, 'omnichat'],
    channels: ['sms', 'omni'],
  },
  {
    path: 'actions.opt_in_text',
    panel,
    group: 'Messages',
    label: 'Button text',
    help: 'Tapping it opts people in.',
    control: { kind: 'text' },
    types: tools,
  },
  {
    path: 'actions.opt_in_keywords',
    panel,
    group: 'Messages',
    label: 'Opt-in keywords',
    help: 'Anyone who messages you one of these words opts in.',
    control: { kind: 'lines', placeholder: 'Add a keyword', splitsCommas: true },
    types: all,
  },
];
