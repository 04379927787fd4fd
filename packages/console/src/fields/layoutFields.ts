import type { EditorField } from './EditorField';
import { onlyPlugin } from './onlyPlugin';
import { typeSets } from './typeSets';

const { cards, forms } = typeSets;
const panel = 'look';
const group = 'Size and place';
/** A slide-in is too narrow for two columns. */
const broad = cards.filter((type) => type !== 'slide_in');

/** Sizes and places. [ENT-08, ENT-09, ENT-19] */
export const layoutFields: readonly EditorField[] = [
  {
    path: 'main.barPlacement',
    panel,
    group,
    label: 'Edge',
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
    label: 'Corner',
    control: {
      kind: 'choice',
      isWide: true,
      options: [
        ['lt', 'Left, top'],
        ['lm', 'Left, middle'],
        ['lb', 'Left, bottom'],
        ['rt', 'Right, top'],
        ['rm', 'Right, middle'],
        ['rb', 'Right, bottom'],
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
    label: 'As wide as its place',
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
    label: 'Darkness of the page behind',
    control: { kind: 'slider', min: 0, max: 100, unit: '%' },
    types: ['modal'],
  },
  {
    path: 'main.opacity',
    panel,
    group,
    label: 'Darkness of the picture behind',
    help: 'For a picture or video with no color over it.',
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
    help: 'Otherwise the bar lies over the page.',
    control: { kind: 'toggle' },
    types: ['bar'],
  },
  {
    path: 'main.stickWithScroll',
    panel,
    group,
    label: 'Stays in view while scrolling',
    control: { kind: 'toggle' },
    types: ['bar'],
  },
  {
    path: 'main.buttonSize',
    panel,
    group,
    label: 'Size of the button',
    help: 'Of our link, or of Messenger’s plugin. Without a choice, the size from your settings is used.',
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
    label: 'Skin of the plugin',
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
    label: 'Form',
    control: {
      kind: 'choice',
      options: [
        ['bottom', 'Under the words'],
        ['side', 'Beside them'],
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
    label: 'No ground under the logo',
    control: { kind: 'toggle' },
    types: ['messenger_code'],
  },
];
