import {
  Actions,
  Appearance,
  Channels,
  FeedComment,
  FeedCommentWelcome,
  lists,
  Main,
  MessengerCode,
  parseKind,
  parseWidget,
  Setup,
  Submitted,
  supportsChannel,
} from '@beckon/contract';
import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { WidgetType } from '../data/Draft';
import type { EditorField } from './EditorField';
import { editorFields } from './editorFields';
import { fieldsFor, isShown } from './fieldsFor';
import { isDrawn } from './isDrawn';
import { listComplaints } from './listComplaints';
import { idleFields } from './testing/idleFields';
import { listPaths } from './testing/listPaths';
import { valueAtPath, writePath } from './valueAtPath';
import { valuesOf } from './valuesOf';

const sections: Record<string, v.GenericSchema> = {
  main: Main,
  submitted: Submitted,
  actions: Actions,
  setup: Setup,
  channels: Channels,
  appearance: Appearance,
  messenger_code_settings: MessengerCode,
  feed_comment_settings: FeedComment,
  feed_comment_welcome: FeedCommentWelcome,
};
const paths = Object.entries(sections).flatMap(([name, schema]) => listPaths(schema, name));
const known = new Set(editorFields.map(({ path }) => path));
const channelsOf = (type: WidgetType) =>
  isDrawn(type) ? lists.channels.filter((channel) => supportsChannel(type, channel)) : (['fb'] as const);
const kinds = [...lists.runtimeTypes, ...lists.otherKinds].flatMap((type) =>
  channelsOf(type).map((channel) => ({ type, channel })),
);

/** A value other than the default. */
function another({ control }: EditorField, now: unknown): unknown {
  switch (control.kind) {
    case 'toggle':
      return !now;
    case 'number':
    case 'slider':
      return now === control.min ? control.max : control.min;
    case 'choice':
      return control.options.map(([value]) => value).find((value) => value !== now);
    case 'color':
      return '#123456';
    case 'lines':
      return ['/one', '/two'];
    case 'width':
      return { unit: '%', value: 80 };
    case 'entrance':
    case 'appearance':
      return ['delay', 12];
    case 'repeat':
      return ['hours', 5];
    case 'firstSeen':
      return ['delay', 7];
    case 'delay':
      return ['minutes', 3];
    case 'address':
      return 'https://example.com/other.jpg';
    case 'phone':
      return '4915112345678';
    case 'language':
      return 'de';
    default:
      return 'Other words';
  }
}

describe('the table of fields', () => {
  it.each(paths)('OWN-07 %s has a control, or a reason to have none', (path) => {
    expect([path, known.has(path) !== idleFields.includes(path)]).toEqual([path, true]);
  });
  it('OWN-07 names nothing that the schemas do not have', () => {
    expect([...known, ...idleFields].filter((path) => !paths.includes(path))).toEqual([]);
    const asked = editorFields.flatMap(({ when, control }) => [
      ...(when ? [when.path] : []),
      ...('on' in control && control.on ? [control.on] : []),
      ...('under' in control ? (control.under ?? []) : []),
    ]);
    expect(asked.filter((path) => !paths.includes(path))).toEqual([]);
  });
  it.each(kinds)('OWN-07 $type on $channel has each setting once', ({ type, channel }) => {
    const fields = fieldsFor(type, channel).map(({ path }) => path);
    expect(fields.filter((path, index) => fields.indexOf(path) !== index)).toEqual([]);
    expect(fields.length).toBeGreaterThan(2);
  });
});

describe('a choice', () => {
  it.each(kinds)('OWN-07 of a $type on $channel always shows an option as chosen', ({ type, channel }) => {
    const values = valuesOf(type, { channel, data: {} });
    const bare = fieldsFor(type, channel).filter(({ control, path }) => {
      if (control.kind !== 'choice') return false;
      const shown = valueAtPath(values, path) || (control.unset ?? '');
      return !control.options.some(([option]) => option === shown);
    });
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});

describe('fieldsFor', () => {
  it.each([
    ['modal', 'sms', ['main.colors.smsHeadline', 'main.colors.smsDescription']],
    ['modal', 'fb', ['main.colors.headline', 'main.colors.description']],
    ['bar', 'fb', ['main.colors.headline']],
  ] as const)('LAY-03 the text colors on the background of a %s on %s are %j', (type, channel, words) => {
    const ground = fieldsFor(type, channel).find(({ path }) => path === 'main.colors.background');
    expect(ground?.control).toMatchObject({ under: words });
  });
});

describe('every field of every type', () => {
  const cases = kinds.flatMap(({ type, channel }) =>
    fieldsFor(type, channel).map((field) => ({ type, channel, path: field.path, field })),
  );
  it.each(cases)(
    'OWN-07 OWN-10 $type on $channel keeps what is set at $path',
    ({ type, channel, path, field }) => {
      const before = valueAtPath(valuesOf(type, { channel, data: {} }), path);
      const value = another(field, before);
      expect(value).not.toEqual(before);
      const data = writePath({}, path, value);
      const raw = { widget_id: '1', widget_type: type, channel, data };
      const read = isDrawn(type) ? parseWidget(raw) : parseKind(raw);
      expect(read.ok).toBe(true);
      expect(listComplaints([field], { data }, valuesOf(type, { channel, data }))).toEqual([]);
      expect(valueAtPath(valuesOf(type, { channel, data }), path)).toEqual(value);
      expect(writePath(data, path, undefined)).toEqual({});
    },
  );
});

describe('isShown', () => {
  const field = (given: Partial<EditorField>): EditorField => ({
    path: 'main.desc',
    panel: 'content',
    label: '',
    control: { kind: 'text' },
    types: ['modal'],
    ...given,
  });
  it.each([
    [field({}), {}, {}, true],
    [field({ when: { path: 'a.b', is: [true] } }), { a: { b: true } }, {}, true],
    [field({ when: { path: 'a.b', is: [true] } }), { a: {} }, {}, false],
    [field({ when: { path: 'a.b', is: ['*'] } }), { a: { b: '' } }, {}, false],
    [field({ when: { path: 'a.b', is: ['*'] } }), { a: { b: 'x' } }, {}, true],
    [field({ isOld: true }), {}, {}, false],
    [field({ isOld: true }), {}, { main: { desc: 'x' } }, true],
  ])('OWN-07 %#', (one, values, data, shown) => expect(isShown(one, values, data)).toBe(shown));
});
