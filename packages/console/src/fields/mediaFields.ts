import { copy } from '../copy/copy';
import type { WidgetType } from '../data/Draft';
import type { EditorField, Panel } from './EditorField';

type Place = {
  section: 'main' | 'submitted';
  panel: Panel;
  group: string;
  types: readonly WidgetType[];
  /** Those of them that can have the media next to the text. */
  placed: readonly WidgetType[];
};

const { content, options: sides } = copy.fields;
const { media: texts } = content;

const places = [
  ['top', texts.positions.above],
  ['after_title', texts.positions.underHeadline],
  ['bottom', texts.positions.below],
  ['left', sides.left],
  ['right', sides.right],
] as const;
/** A message has one column, so there is no space next to its text. */
const inColumn = places.filter(([place]) => place !== 'left' && place !== 'right');

/** An image or a video, the same in both sections. [ENT-10, ENT-13] */
export function mediaFields({ section, panel, group, types, placed }: Place): readonly EditorField[] {
  const type = `${section}.mediaType`;
  const same = { panel, group, types };
  const options = section === 'main' ? places : inColumn;
  const fields: readonly EditorField[] = [
    {
      ...same,
      path: type,
      label: texts.type,
      control: {
        kind: 'choice',
        options: [
          ['image', texts.types.image],
          ['gif', texts.types.gif],
          ['video', texts.types.video],
        ],
        unset: 'image',
      },
    },
    {
      ...same,
      path: `${section}.image.img_big`,
      ...texts.image,
      control: { kind: 'address', isPicture: true },
      when: { path: type, is: [undefined, 'image', 'video'] },
    },
    {
      ...same,
      path: `${section}.image.gif`,
      label: texts.gif,
      control: { kind: 'address', isPicture: true },
      when: { path: type, is: ['gif'] },
    },
    {
      ...same,
      path: `${section}.videoLink`,
      ...texts.video,
      control: { kind: 'address', placeholder: 'https://www.youtube.com/watch?v=…' },
      when: { path: type, is: ['video'] },
    },
    {
      ...same,
      types: placed,
      path: `${section}.imagePlacement`,
      label: texts.imagePosition,
      control: { kind: 'choice', options, isWide: true },
      when: { path: type, is: [undefined, 'image', 'gif'] },
    },
    {
      ...same,
      types: placed,
      path: `${section}.videoPlacement`,
      label: texts.videoPosition,
      control: { kind: 'choice', options, isWide: true },
      when: { path: type, is: ['video'] },
    },
  ];
  return fields.filter((field) => field.types.length > 0);
}
