import type { RuntimeType } from '@beckon/contract';
import {
  Actions,
  Appearance,
  Channels,
  lists,
  Main,
  parseWidget,
  Setup,
  Submitted,
  supportsChannel,
} from '@beckon/contract';
import { typesWith } from '@beckon/contract/widgetTypes';
import { describe, expect, it } from 'vitest';
import { describeVisit, type Kind, listUsedFields } from '../../../../tools/fields/describeVisit';
import { grounds } from '../../../../tools/fields/grounds';
import { fieldsFor } from './fieldsFor';
import { listPaths } from './testing/listPaths';
import { valueAtPath, writePath } from './valueAtPath';

const sections = {
  main: Main,
  submitted: Submitted,
  actions: Actions,
  setup: Setup,
  channels: Channels,
  appearance: Appearance,
};
const paths = Object.entries(sections).flatMap(([name, schema]) => listPaths(schema, name));
/** How many values of each field are tried. */
const most = 4;
const kinds = lists.runtimeTypes.flatMap((type) =>
  lists.channels
    .filter((channel) => supportsChannel(type, channel))
    // How visitors get to Messenger makes no difference to a phone form.
    .flatMap((channel) =>
      lists.messengerModes
        .slice(0, channel === 'sms' ? 1 : undefined)
        .map((mode): Kind => ({ type, channel, mode })),
    ),
);

/** Values of every kind: those that a field refuses prove nothing. */
const tried: readonly unknown[] = [
  ...[
    'Other words',
    true,
    false,
    7,
    '#123456',
    '/other.png',
    'https://youtu.be/XXXXXXXXXXX',
    { unit: '%', value: 80 },
  ],
  ...[['never', null], ['opened', null], ['scroll', 77], ['*never*']],
  ...[...lists.imagePlacements, ...lists.cardVariants, ...lists.slideInPlacements, ...lists.pageTemplates],
  ...[...lists.buttonSizes, ...lists.mediaTypes, ...lists.submittedActions, ...lists.minimized],
  ...['side', 'dark', 'checkbox', 'new', 'center', 'desktop'],
];

/** Everything about a visit except its colors, which another test checks one by one. */
const everything = (kind: Kind, data: object): string =>
  JSON.stringify(
    describeVisit(kind, data).map(({ view, done }) => [view && { ...view, theme: undefined }, done]),
  );

/** The fields that make a difference; a few values that the schema accepts are enough to see that. */
function usedPaths(kind: Kind, asked: readonly string[]): string[] {
  const { type, channel } = kind;
  const cases = grounds.map((ground) => ({
    ground,
    read: listUsedFields(kind, ground),
    before: everything(kind, ground),
  }));
  const keptOf = (data: object, path: string): string => {
    const read = parseWidget({ widget_id: 7, widget_type: type, channel, data });
    return read.ok ? (JSON.stringify(valueAtPath(read.widget.data, path)) ?? '') : 'refused';
  };
  /** Whether a field accepts a value doesn't depend on the others: each is tried once. */
  const listAccepted = (path: string): readonly (readonly [kept: string, value: unknown])[] => {
    const accepted = new Map<string, unknown>();
    for (const value of tried) {
      const kept = keptOf(writePath({}, path, value), path);
      if (kept !== 'refused' && !accepted.has(kept)) accepted.set(kept, value);
    }
    return [...accepted];
  };
  return asked.filter((path) => {
    const readers = cases.filter(({ read }) => read.has(path));
    const accepted = readers.length > 0 ? listAccepted(path) : [];
    return readers.some(({ ground, before }) => {
      const now = keptOf(ground, path);
      const others = accepted.filter(([kept]) => kept !== now).slice(0, most);
      return others.some(([, value]) => everything(kind, writePath(ground, path, value)) !== before);
    });
  });
}

/** What the runtime would use although it can't be set here, with the reason. */
const needless: readonly (readonly [types: readonly RuntimeType[], paths: readonly string[], why: string])[] =
  [
    [
      typesWith(({ has }) => has.includes('title') && !has.includes('card')),
      [
        ...['submitted.mediaType', 'submitted.image.img_big', 'submitted.image.gif', 'submitted.videoLink'],
        ...['submitted.imagePlacement', 'submitted.videoPlacement'],
      ],
      'a line has no room for pictures',
    ],
    [
      typesWith(({ has }) => has.includes('card') && !has.includes('columns')),
      ['main.checkboxPosition', 'main.cardVariant'],
      'it is too narrow for two columns',
    ],
    [
      typesWith(({ has }) => has.includes('backdrop') && !has.includes('picture')),
      ['main.imagePlacement', 'main.videoPlacement'],
      'its picture lies behind the words',
    ],
    [
      lists.runtimeTypes.filter((type) => type !== 'checkbox'),
      ['setup.buttonSize', 'setup.skin'],
      'they have these in another section',
    ],
    [['checkbox'], ['main.buttonSize'], 'it has its size in another section'],
    [
      typesWith(({ has }) => !has.includes('title')),
      ['main.title'],
      'they show none, and are named after the site',
    ],
    [
      ['customer_chat'],
      ['main.buttonType', 'submitted.action', 'submitted.redirectUrl'],
      'a chat goes on where it began',
    ],
  ];

describe('what the runtime uses', () => {
  it.each(kinds)(
    'OWN-07 A-96 every field that makes a difference to a $type on $channel, by $mode, has a control there',
    (kind) => {
      const { type, channel, mode } = kind;
      const edited = fieldsFor(type, channel, mode).map(({ path }) => path);
      const excused = needless.flatMap(([types, some]) => (types.includes(type) ? some : []));
      const asked = paths.filter((path) => !edited.includes(path) && !excused.includes(path));
      expect(usedPaths(kind, asked)).toEqual([]);
    },
  );
});
