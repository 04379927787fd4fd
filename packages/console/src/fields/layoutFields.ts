import { copy } from '../copy/copy';
import type { EditorField } from './EditorField';
import { pluginTheme } from './pluginTheme';
import { typeSets } from './typeSets';

const { broad, forms } = typeSets;
const panel = 'look';
const group = copy.fields.groups.layout;
const { look: texts, options, amounts } = copy.fields;
const percent = { unit: '%', phrase: amounts.percent };

/** Sizes and positions. [ENT-08, ENT-09, ENT-19] */
export const layoutFields: readonly EditorField[] = [
  {
    path: 'main.barPlacement',
    panel,
    group,
    label: texts.position,
    control: {
      kind: 'choice',
      options: [
        ['top', options.top],
        ['bottom', options.bottom],
      ],
    },
    types: ['bar'],
  },
  {
    path: 'main.slideInPlacement',
    panel,
    group,
    label: texts.position,
    control: {
      kind: 'choice',
      isWide: true,
      options: [
        ['lt', texts.corners.topLeft],
        ['lm', texts.corners.middleLeft],
        ['lb', texts.corners.bottomLeft],
        ['rt', texts.corners.topRight],
        ['rm', texts.corners.middleRight],
        ['rb', texts.corners.bottomRight],
      ],
    },
    types: ['slide_in'],
  },
  {
    path: 'main.cardVariant',
    panel,
    group,
    label: texts.shape,
    control: {
      kind: 'choice',
      options: [
        ['narrow', texts.shapes.narrow],
        ['wide', texts.shapes.wide],
        ['wide_right', texts.shapes.wideRight],
      ],
    },
    types: broad,
  },
  {
    path: 'main.fitContainer',
    panel,
    group,
    label: texts.fitContainer,
    control: { kind: 'toggle' },
    types: ['box'],
  },
  {
    path: 'main.width',
    panel,
    group,
    ...texts.width,
    control: { kind: 'width' },
    types: ['box'],
    when: { path: 'main.fitContainer', is: [false] },
  },
  {
    path: 'main.opacity',
    panel,
    group,
    label: texts.pageDimming,
    control: { kind: 'slider', min: 0, max: 100, ...percent },
    types: ['modal'],
  },
  {
    path: 'main.opacity',
    panel,
    group,
    ...texts.backgroundDimming,
    control: { kind: 'slider', min: 0, max: 100, ...percent },
    types: ['page_takeover'],
    when: { path: 'main.overlay.enabled', is: [false] },
  },
  {
    path: 'main.allowHide',
    panel,
    group,
    label: texts.closable,
    control: { kind: 'toggle' },
    types: ['bar'],
  },
  {
    path: 'main.pushPage',
    panel,
    group,
    ...texts.pushPage,
    control: { kind: 'toggle' },
    types: ['bar'],
  },
  {
    path: 'main.stickWithScroll',
    panel,
    group,
    ...texts.sticky,
    control: { kind: 'toggle' },
    types: ['bar'],
  },
  {
    path: 'main.buttonSize',
    panel,
    group,
    ...texts.buttonSize,
    control: {
      kind: 'choice',
      options: [
        ['s', options.small],
        ['m', options.medium],
        ['l', options.large],
      ],
      unset: 'm',
    },
    types: forms.filter((type) => type !== 'checkbox'),
    channels: ['fb'],
  },
  {
    path: 'main.skin',
    panel,
    group,
    ...pluginTheme,
    // A checkbox in a form on the host page has this setting in its own section.
    types: forms.filter((type) => type !== 'checkbox'),
    channels: ['fb'],
  },
  {
    path: 'main.checkboxPosition',
    panel,
    group,
    label: texts.formPosition,
    control: {
      kind: 'choice',
      options: [
        ['bottom', texts.formPositions.bottom],
        ['side', texts.formPositions.side],
      ],
    },
    types: broad,
  },
  {
    path: 'messenger_code_settings.size',
    panel,
    group,
    label: texts.size,
    control: { kind: 'number', min: 50, max: 2000, unit: 'px', phrase: amounts.pixels },
    types: ['messenger_code'],
  },
  {
    path: 'messenger_code_settings.removeLogoBackground',
    panel,
    group,
    label: texts.transparent,
    control: { kind: 'toggle' },
    types: ['messenger_code'],
  },
];
