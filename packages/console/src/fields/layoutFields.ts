import type { EditorField } from './EditorField';
import { onlyPlugin } from './onlyPlugin';
import { typeSets } from './typeSets';

const { cards, forms } = typeSets;
const panel = 'look';
const group = 'Size and position';
/** A slide-in is too narrow for two columns. */
const broad = cards.filter((type) => type !== 'slide_in');

/** Sizes and places. [ENT-08, ENT-09, ENT-19] */
export const layoutFields: readonly EditorField[] = [
  {
    path: 'main.barPlacement',
    panel,
    group,
    label: 'Position',
    control: {
      kind: 'choice',
      options: [
        ['top', 'Top'],
        ['bottom', 'Bottom'],
      ],
    },
    types: ['bar'],
  },
  {
    path: 'main.slideInPlacement',
    panel,
    group,
    label: 'Position',
    control: {
      kind: 'choice',
      isWide: true,
      options: [
        ['lt', 'Top left'],
        ['lm', 'Middle left'],
        ['lb', 'Bottom left'],
        ['rt', 'Top right'],
        ['rm', 'Middle right'],
        ['rb', 'Bottom right'],
      ],
    },
    types: ['slide_in'],
  },
  {
    path: 'main.cardVariant',
    panel,
    group,
    label: 'Shape',
    control: {
      kind: 'choice',
      options: [
        ['narrow', 'Narrow'],
        ['wide', 'Wide'],
        ['wide_right', 'Wide, form right'],
      ],
    },
    types: broad,
  },
  {
    path: 'main.fitContainer',
    panel,
    group,
    label: 'Fill the container',
    control: { kind: 'toggle' },
    types: ['box'],
  },
  {
    path: 'main.width',
    panel,
    group,
    label: 'Width',
    help: 'At least 280 pixels.',
    control: { kind: 'width' },
    types: ['box'],
    when: { path: 'main.fitContainer', is: [false] },
  },
  {
    path: 'main.opacity',
    panel,
    group,
    label: 'Page dimming',
    control: { kind: 'slider', min: 0, max: 100, unit: '%' },
    types: ['modal'],
  },
  {
    path: 'main.opacity',
    panel,
    group,
    label: 'Background dimming',
    help: 'Used when the background has no tint.',
    control: { kind: 'slider', min: 0, max: 100, unit: '%' },
    types: ['page_takeover'],
    when: { path: 'main.overlay.enabled', is: [false] },
  },
  {
    path: 'main.allowHide',
    panel,
    group,
    label: 'Visitors can close it',
    control: { kind: 'toggle' },
    types: ['bar'],
  },
  {
    path: 'main.pushPage',
    panel,
    group,
    label: 'Push the page down',
    help: 'When off, the bar covers part of the page.',
    control: { kind: 'toggle' },
    types: ['bar'],
  },
  {
    path: 'main.stickWithScroll',
    panel,
    group,
    label: 'Stay visible while scrolling',
    control: { kind: 'toggle' },
    types: ['bar'],
  },
  {
    path: 'main.buttonSize',
    panel,
    group,
    label: 'Button size',
    help: 'Applies to links and plugins. Uses your account’s default unless you choose one.',
    control: {
      kind: 'choice',
      options: [
        ['s', 'Small'],
        ['m', 'Medium'],
        ['l', 'Large'],
      ],
    },
    types: forms.filter((type) => type !== 'checkbox'),
    channels: ['fb'],
  },
  {
    path: 'main.skin',
    panel,
    group,
    label: 'Plugin theme',
    help: onlyPlugin,
    mode: 'plugin',
    control: {
      kind: 'choice',
      options: [
        ['light', 'Light'],
        ['dark', 'Dark'],
      ],
    },
    // A checkbox in a form of the host's has this setting in its own section.
    types: forms.filter((type) => type !== 'checkbox'),
    channels: ['fb'],
  },
  {
    path: 'main.checkboxPosition',
    panel,
    group,
    label: 'Form position',
    control: {
      kind: 'choice',
      options: [
        ['bottom', 'Below the text'],
        ['side', 'Next to the text'],
      ],
    },
    types: broad,
  },
  {
    path: 'messenger_code_settings.size',
    panel,
    group,
    label: 'Size',
    control: { kind: 'number', min: 50, max: 2000, unit: 'px' },
    types: ['messenger_code'],
  },
  {
    path: 'messenger_code_settings.removeLogoBackground',
    panel,
    group,
    label: 'Transparent background',
    control: { kind: 'toggle' },
    types: ['messenger_code'],
  },
];
