import { lists } from '@beckon/contract';
import { copy } from '../copy/copy';
import { behindFields } from './behindFields';
import type { EditorField } from './EditorField';
import { mediaFields } from './mediaFields';
import { typeSets } from './typeSets';

const { cards, titled } = typeSets;
const all = [...lists.runtimeTypes, ...lists.otherKinds];
const otherWidgets = ['feed_comment', 'ads_json'] as const;
const panel = 'after';
const { after: texts, content, look, groups } = copy.fields;
const shown = [...titled, 'omnichat', 'checkbox'] as const;
const ground = 'submitted.colors.background';
const message = {
  path: 'submitted.action',
  is: lists.submittedActions.filter((action) => action === 'message'),
};
/** A line has no space for images. */
const pictured = [...cards, 'omnichat', 'checkbox'] as const;
const keywords = {
  path: 'actions.opt_in_keywords',
  panel,
  group: groups.messages,
  control: { kind: 'lines', placeholder: copy.fields.optIn.comments.addWord, splitsCommas: true },
  types: all,
} as const;
const shared = { panel, types: shown, when: message } as const;

/** What follows an opt-in. [ENT-13, ENT-14] */
export const afterFields: readonly EditorField[] = [
  {
    path: 'submitted.action',
    panel,
    label: texts.action,
    control: {
      kind: 'choice',
      options: [
        ['message', texts.actions.message],
        ['redirect', texts.actions.redirect],
        ['nothing', texts.actions.nothing],
      ],
    },
    types: shown,
  },
  {
    path: 'submitted.redirect',
    panel,
    label: texts.redirect,
    control: { kind: 'toggle' },
    types: ['button'],
  },
  {
    path: 'submitted.redirectUrl',
    panel,
    label: texts.redirectUrl,
    isRequired: true,
    control: { kind: 'address', placeholder: 'https://example.com/thanks' },
    types: shown,
    when: { path: 'submitted.action', is: ['redirect'] },
  },
  {
    path: 'submitted.redirectUrl',
    panel,
    label: texts.redirectUrl,
    isRequired: true,
    control: { kind: 'address', placeholder: 'https://example.com/thanks' },
    types: ['button'],
    when: { path: 'submitted.redirect', is: [true] },
  },
  {
    path: 'submitted.redirectTarget',
    panel,
    label: texts.openIn,
    control: {
      kind: 'choice',
      options: [
        ['same', texts.sameTab],
        ['new', texts.newTab],
      ],
    },
    types: [...shown, 'button'],
    when: { path: 'submitted.redirectUrl', is: ['*'] },
  },
  { ...shared, path: 'submitted.title', label: content.headline, control: { kind: 'text' } },
  { ...shared, path: 'submitted.desc', label: content.text, control: { kind: 'area' } },
  {
    ...shared,
    path: 'submitted.ctaText',
    ...texts.linkText,
    control: { kind: 'text' },
    channels: ['fb'],
  },
  ...mediaFields({
    section: 'submitted',
    panel,
    group: groups.media,
    types: pictured,
    placed: pictured,
  }),
  ...behindFields,
  {
    ...shared,
    // In a form on the host page, the text is on the host's background.
    types: [...titled, 'omnichat'],
    path: ground,
    group: groups.colors,
    label: look.colors.background,
    control: { kind: 'color', under: ['submitted.colors.headline', 'submitted.colors.description'] },
  },
  {
    ...shared,
    path: 'submitted.colors.headline',
    group: groups.colors,
    label: look.colors.headline,
    control: { kind: 'color', on: ground },
  },
  {
    ...shared,
    path: 'submitted.colors.description',
    group: groups.colors,
    label: look.colors.text,
    control: { kind: 'color', on: ground },
  },
  {
    path: 'submitted.colors.buttonBackground',
    panel,
    group: groups.colors,
    label: look.colors.success,
    control: { kind: 'color' },
    types: [...shown, 'button'],
  },
  {
    path: 'submitted.colors.buttonText',
    panel,
    group: groups.colors,
    ...look.colors.check,
    control: { kind: 'color' },
    types: [...shown, 'button'],
  },
  {
    path: 'actions.sequence',
    panel,
    group: groups.messages,
    ...texts.welcome,
    control: { kind: 'area' },
    types: all,
  },
  {
    path: 'actions.opt_in_text',
    panel,
    group: groups.messages,
    ...texts.prefilled,
    control: { kind: 'text' },
    types: [...titled, 'omnichat'],
    channels: ['sms', 'omni'],
  },
  {
    path: 'actions.opt_in_text',
    panel,
    group: groups.messages,
    ...texts.otherWidgetButton,
    control: { kind: 'text' },
    types: otherWidgets,
  },
  // On the other channels, the widget has another keyword besides these.
  { ...keywords, ...texts.keywords, channels: ['fb'] },
  { ...keywords, ...texts.moreKeywords, channels: ['sms', 'omni'] },
];
