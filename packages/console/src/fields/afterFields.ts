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
        ['redirect', 'Go to a page'],
        ['nothing', 'Nothing'],
      ],
    },
    types: shown,
  },
  {
    path: 'submitted.redirect',
    panel,
    label: 'Go to a page',
    control: { kind: 'toggle' },
    types: ['button'],
  },
  {
    path: 'submitted.redirectUrl',
    panel,
    label: 'Address of the page',
    control: { kind: 'address', placeholder: 'https://example.com/thanks' },
    types: shown,
    when: { path: 'submitted.action', is: ['redirect'] },
  },
  {
    path: 'submitted.redirectUrl',
    panel,
    label: 'Address of the page',
    control: { kind: 'address', placeholder: 'https://example.com/thanks' },
    types: ['button'],
    when: { path: 'submitted.redirect', is: [true] },
  },
  {
    path: 'submitted.redirectTarget',
    panel,
    label: 'Opens',
    control: {
      kind: 'choice',
      options: [
        ['same', 'Here'],
        ['new', 'In a new tab'],
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
    label: 'Words on the link to Messenger',
    help: 'Leave it empty for no link.',
    control: { kind: 'text' },
    channels: ['fb'],
  },
  ...mediaFields({
    section: 'submitted',
    panel,
    group: 'Picture or video',
    types: pictured,
    placed: pictured,
  }),
  ...behindFields,
  {
    ...told,
    // In a form of the host's the words stand on the host's ground.
    types: [...titled, 'omnichat'],
    path: ground,
    group: 'Colours',
    label: 'Background',
    control: { kind: 'color', under: ['submitted.colors.headline', 'submitted.colors.description'] },
  },
  {
    ...told,
    path: 'submitted.colors.headline',
    group: 'Colours',
    label: 'Headline',
    control: { kind: 'color', on: ground },
  },
  {
    ...told,
    path: 'submitted.colors.description',
    group: 'Colours',
    label: 'Text',
    control: { kind: 'color', on: ground },
  },
  {
    path: 'submitted.colors.buttonBackground',
    panel,
    group: 'Colours',
    label: 'Sign of success',
    control: { kind: 'color' },
    types: [...shown, 'button'],
  },
  {
    path: 'submitted.colors.buttonText',
    panel,
    group: 'Colours',
    label: 'Tick on the sign',
    help: 'We use another color if this one can’t be seen on the sign.',
    control: { kind: 'color' },
    types: [...shown, 'button'],
  },
  {
    path: 'actions.sequence',
    panel,
    group: 'What you send',
    label: 'Message to new subscribers',
    help: 'Goes out as soon as somebody has opted in.',
    control: { kind: 'area' },
    types: [...forms, 'omnichat', 'customer_chat', ...lists.otherKinds],
  },
  {
    path: 'actions.opt_in_text',
    panel,
    group: 'What you send',
    label: 'First words of a visitor’s text message',
    help: 'On iPhones visitors write first: this stands in their message, before a short code.',
    control: { kind: 'text' },
    types: [...titled, 'omnichat'],
    channels: ['sms', 'omni'],
  },
  {
    path: 'actions.opt_in_text',
    panel,
    group: 'What you send',
    label: 'Words on the button under the message',
    help: 'Whoever presses it has opted in.',
    control: { kind: 'text' },
    types: tools,
  },
  {
    path: 'actions.opt_in_keywords',
    panel,
    group: 'What you send',
    label: 'Words that count as an opt-in',
    help: 'One on each line. Whoever writes one of them to your page has opted in.',
    control: { kind: 'lines' },
    types: all,
  },
];
