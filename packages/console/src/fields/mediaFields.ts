import type { WidgetType } from '../preview/Draft';
import type { EditorField, Panel } from './EditorField';

type Place = {
  section: 'main' | 'submitted';
  panel: Panel;
  group: string;
  types: readonly WidgetType[];
  /** Those among them whose medium has a place beside the words. */
  placed: readonly WidgetType[];
};

const places = [
  ['top', 'Above'],
  ['after_title', 'Under the headline'],
  ['bottom', 'Below'],
  ['left', 'Left'],
  ['right', 'Right'],
] as const;
/** A message has one column: beside its words there is no room. */
const inColumn = places.filter(([place]) => place !== 'left' && place !== 'right');

/** A picture or a video, the same in both sections. [ENT-10, ENT-13] */
export function mediaFields({ section, panel, group, types, placed }: Place): readonly EditorField[] {
  const type = `${section}.mediaType`;
  const same = { panel, group, types };
  const options = section === 'main' ? places : inColumn;
  const fields: readonly EditorField[] = [
    {
      ...same,
      path: type,
      label: 'Type',
      control: {
        kind: 'choice',
        options: [
          ['image', 'Image'],
          ['gif', 'GIF'],
          ['video', 'Video'],
        ],
      },
    },
    {
      ...same,
      path: `${section}.image.img_big`,
      label: 'Image URL',
      help: 'With a video, this is the thumbnail.',
      control: { kind: 'address', isPicture: true },
      when: { path: type, is: [undefined, 'image', 'video'] },
    },
    {
      ...same,
      path: `${section}.image.gif`,
      label: 'GIF URL',
      control: { kind: 'address', isPicture: true },
      when: { path: type, is: ['gif'] },
    },
    {
      ...same,
      path: `${section}.videoLink`,
      label: 'Video URL',
      help: 'YouTube or Vimeo.',
      control: { kind: 'address', placeholder: 'https://www.youtube.com/watch?v=…' },
      when: { path: type, is: ['video'] },
    },
    {
      ...same,
      types: placed,
      path: `${section}.imagePlacement`,
      label: 'Image position',
      control: { kind: 'choice', options, isWide: true },
      when: { path: type, is: [undefined, 'image', 'gif'] },
    },
    {
      ...same,
      types: placed,
      path: `${section}.videoPlacement`,
      label: 'Video position',
      control: { kind: 'choice', options, isWide: true },
      when: { path: type, is: ['video'] },
    },
  ];
  return fields.filter((field) => field.types.length > 0);
}
