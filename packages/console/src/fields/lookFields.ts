import { copy } from '../copy/copy';
import type { EditorField } from './EditorField';
import { typeSets } from './typeSets';

const { titled, cards, forms } = typeSets;
const colors = 'main.colors';
const ground = `${colors}.background`;
const panel = 'look';
const group = copy.fields.groups.colors;
const texts = copy.fields.look.colors;

/** Colors, sizes and positions. [ENT-08, ENT-09, ENT-12, ENT-17, ENT-18, ENT-19] */
export const lookFields: readonly EditorField[] = [
  {
    path: ground,
    panel,
    group,
    label: texts.background,
    control: {
      kind: 'color',
      // Not the legal notice: if its color isn't readable, another is used.
      under: ['headline', 'description', 'smsHeadline', 'smsDescription'].map((one) => `${colors}.${one}`),
    },
    types: titled,
  },
  {
    path: `${colors}.backgroundCheckbox`,
    panel,
    group,
    ...texts.withCheckbox,
    control: { kind: 'color', under: [`${colors}.headline`, `${colors}.description`] },
    types: titled,
    channels: ['fb'],
    when: { path: 'main.buttonType', is: ['checkbox'] },
  },
  {
    path: `${colors}.headline`,
    panel,
    group,
    label: texts.headline,
    control: { kind: 'color', on: ground },
    types: titled,
    channels: ['fb'],
  },
  {
    path: `${colors}.description`,
    panel,
    group,
    label: texts.text,
    control: { kind: 'color', on: ground },
    types: cards,
    channels: ['fb'],
  },
  {
    path: `${colors}.smsHeadline`,
    panel,
    group,
    label: texts.headline,
    control: { kind: 'color', on: ground },
    types: titled,
    channels: ['sms'],
  },
  {
    path: `${colors}.smsDescription`,
    panel,
    group,
    label: texts.text,
    control: { kind: 'color', on: ground },
    types: cards,
    channels: ['sms'],
  },
  {
    path: `${colors}.smsLegalText`,
    panel,
    group,
    label: texts.legal,
    help: texts.legalHelp,
    control: { kind: 'color', on: ground },
    types: titled,
    channels: ['sms'],
  },
  {
    path: `${colors}.buttonBackground`,
    panel,
    group,
    label: texts.button,
    control: { kind: 'color', under: [`${colors}.buttonText`] },
    types: forms,
  },
  {
    path: `${colors}.buttonText`,
    panel,
    group,
    label: texts.buttonText,
    control: { kind: 'color', on: `${colors}.buttonBackground` },
    types: forms,
  },
  {
    path: 'main.buttonBackground',
    panel,
    group,
    label: texts.buttonFirst,
    control: { kind: 'color' },
    types: forms,
    isOld: true,
  },
  {
    path: `${colors}.button`,
    panel,
    group,
    label: texts.buttonLegacy,
    control: { kind: 'color' },
    types: forms,
    isOld: true,
  },
  {
    path: 'main.chatBubble',
    panel,
    group,
    label: texts.bubble,
    control: { kind: 'color' },
    types: ['omnichat'],
  },
  {
    path: 'appearance.colors.background',
    panel,
    group,
    label: texts.panelHeader,
    control: {
      kind: 'color',
      under: ['appearance.colors.greetingHeadline', 'appearance.colors.greetingText'],
    },
    types: ['omnichat'],
  },
  {
    path: 'appearance.colors.greetingHeadline',
    panel,
    group,
    label: texts.headline,
    control: { kind: 'color', on: 'appearance.colors.background' },
    types: ['omnichat'],
  },
  {
    path: 'appearance.colors.greetingText',
    panel,
    group,
    label: texts.greeting,
    control: { kind: 'color', on: 'appearance.colors.background' },
    types: ['omnichat'],
  },
  {
    path: 'appearance.colors.legalText',
    panel,
    group,
    label: texts.legal,
    control: { kind: 'color', on: 'appearance.colors.background' },
    types: ['omnichat'],
  },
  {
    path: 'setup.colors.theme',
    panel,
    group,
    label: texts.chatTheme,
    control: { kind: 'color' },
    types: ['customer_chat'],
  },
  {
    path: 'messenger_code_settings.colors.fgColor',
    panel,
    group,
    label: texts.code,
    control: { kind: 'color', on: 'messenger_code_settings.colors.bgColor' },
    types: ['messenger_code'],
  },
  {
    path: 'messenger_code_settings.colors.bgColor',
    panel,
    group,
    label: texts.background,
    control: { kind: 'color', under: ['messenger_code_settings.colors.fgColor'] },
    types: ['messenger_code'],
  },
];
