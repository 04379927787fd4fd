import { copy } from '../copy/copy';
import type { EditorField } from './EditorField';
import { typeSets } from './typeSets';

const { content, after, groups } = copy.fields;
const { backdrops } = typeSets;

/** A landing page has something behind its text in one layout only. */
const onLanding = { path: 'main.pageTemplate', is: ['mediaBackground'] } as const;
const same = { panel: 'after', group: groups.background } as const;

const behind: readonly Omit<EditorField, 'types'>[] = [
  {
    ...same,
    path: 'submitted.backgroundImage.img_big',
    ...after.backgroundImage,
    control: { kind: 'address', isPicture: true },
  },
  {
    ...same,
    path: 'submitted.overlay.enabled',
    label: content.background.tint,
    control: { kind: 'toggle' },
  },
];

/** The background of the message after an opt-in. [ENT-10, ENT-13] */
export const behindFields: readonly EditorField[] = [
  ...behind.map(
    (field): EditorField => ({ ...field, types: backdrops.filter((type) => type !== 'landing') }),
  ),
  ...behind.map((field): EditorField => ({ ...field, types: ['landing'], when: onLanding })),
  {
    ...same,
    path: 'submitted.overlay.overlayColor',
    label: content.background.tintColor,
    control: { kind: 'color' },
    types: backdrops,
    when: { path: 'submitted.overlay.enabled', is: [true] },
  },
];
