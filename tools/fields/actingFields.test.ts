import { lists, parseWidget, supportsChannel } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import type { EditorField } from '../../packages/console/src/fields/EditorField';
import { fieldsFor, isShown } from '../../packages/console/src/fields/fieldsFor';
import { valueAtPath, writePath } from '../../packages/console/src/fields/valueAtPath';
import { isFullRun } from '../test/isFullRun';
import { describeVisit, type Kind } from './describeVisit';
import { drawnPart } from './drawnPart';
import { grounds } from './grounds';

const kinds = lists.runtimeTypes.flatMap((type) =>
  lists.channels
    .filter((channel) => supportsChannel(type, channel))
    // How visitors get to Messenger makes no difference to a phone form.
    .flatMap((channel) =>
      lists.messengerModes
        .slice(0, channel === 'sms' && !isFullRun ? 1 : undefined)
        .map((mode): Kind => ({ type, channel, mode })),
    ),
);

/** What the server does with a widget, however visitors opted in. `consoleFields.spec.ts` proves it. */
const byServer: Readonly<Record<string, string>> = {
  'actions.sequence': 'the message to new subscribers',
  'actions.opt_in_keywords': 'words that somebody writes to the page or number',
  'setup.ref_payload_field_id': 'the name under which a payload is kept',
};

/** What decides about the files that a page loads, before the core has a widget. `edge/loadLanguages` acts on it. */
const byEdge: Readonly<Record<string, string>> = {
  'setup.language': 'the language whose texts a page loads',
};

/** Values that the control can give, other than the one that counts. */
function others({ control }: EditorField, now: unknown): unknown[] {
  switch (control.kind) {
    case 'toggle':
      return [!now];
    case 'number':
    case 'slider':
      return [control.min, control.max];
    case 'choice':
      return control.options.map(([value]) => value);
    case 'color':
      return ['#123456', '#fedcba'];
    case 'lines':
      return [['*never*'], ['/']];
    case 'width':
      return [{ unit: '%', value: 80 }];
    case 'entrance':
    case 'appearance':
      return [['scroll', 77]];
    case 'repeat':
      return [
        ['never', null],
        ['hours', 5],
      ];
    case 'firstSeen':
      return [['opened', null]];
    case 'address':
      return ['https://youtu.be/XXXXXXXXXXX', 'https://example.com/other.jpg'];
    case 'phone':
      return ['4915112345678'];
    default:
      return ['Other words'];
  }
}

/** The effective values, with the defaults filled in. */
function parseData({ type, channel }: Kind, data: object): object | undefined {
  const read = parseWidget({ widget_id: 7, widget_type: type, channel, data });
  return read.ok ? read.widget.data : undefined;
}

const lookAt = (kind: Kind, data: object): string =>
  JSON.stringify(describeVisit(kind, data).map(({ view, ...rest }) => [drawnPart(view), rest]));

/** Whether the field changes what is drawn, sent or decided, in a situation in which the editor shows it. */
function acts(kind: Kind, field: EditorField, before: readonly string[]): boolean {
  return grounds.some((bare, index) => {
    const ground = field.isOld ? writePath(bare, field.path, '#654321') : bare;
    const values = parseData(kind, ground);
    if (!isShown(field, values, ground)) return false;
    const was = field.isOld ? lookAt(kind, ground) : before[index];
    return others(field, valueAtPath(values, field.path)).some((value) => {
      const data = writePath(ground, field.path, value);
      return parseData(kind, data) !== undefined && lookAt(kind, data) !== was;
    });
  });
}

describe('what the editor offers', () => {
  it.each(kinds)(
    'OWN-07 A-96 every field of a $type on $channel has an effect if visitors get to Messenger by $mode',
    (kind) => {
      const before = grounds.map((ground) => lookAt(kind, ground));
      const fields = fieldsFor(kind.type, kind.channel, kind.mode);
      const excused = { ...byServer, ...byEdge };
      const asked = fields.filter(({ path }) => !Object.hasOwn(excused, path));
      expect(asked.filter((field) => !acts(kind, field, before)).map(({ path }) => path)).toEqual([]);
    },
  );

  it.each(kinds)(
    'OWN-07 the option that a $type on $channel shows while nothing is set is the one in effect by $mode',
    (kind) => {
      const wrong = fieldsFor(kind.type, kind.channel, kind.mode).filter(({ path, control }) => {
        const unset = control.kind === 'choice' ? control.unset : undefined;
        if (unset === undefined) return false;
        return grounds.some((ground) => {
          const bare = writePath(ground, path, undefined);
          return lookAt(kind, bare) !== lookAt(kind, writePath(bare, path, unset));
        });
      });
      expect(wrong.map(({ path }) => path)).toEqual([]);
    },
  );
});
