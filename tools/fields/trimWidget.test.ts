import { lists, parseWidget, supportsChannel } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import { trimWidget } from '../../packages/server/src/serving/pure/trimWidget';
import { describeVisit, type Kind, listUsedFields } from './describeVisit';
import { grounds } from './grounds';

const kinds = lists.runtimeTypes.flatMap((type) =>
  lists.channels
    .filter((channel) => supportsChannel(type, channel))
    .flatMap((channel) => lists.messengerModes.map((mode): Kind => ({ type, channel, mode }))),
);

function fieldsOf({ type, channel }: Kind, data: object, trim: typeof trimWidget): string[] {
  const parsed = parseWidget({ widget_id: 7, widget_type: type, channel, data });
  if (!parsed.ok) throw new Error(`${type} can't be parsed.`);
  return Object.entries(trim(parsed.widget).data).flatMap(([name, section]) =>
    Object.keys(section as object).map((field) => `${name}.${field}`),
  );
}

describe('trimWidget', () => {
  it.each(kinds)(
    'BOOT-14 OWN-05 pages do the same for a $type on $channel, by $mode, without what they never read',
    (kind) => {
      for (const data of grounds) {
        const trimmed = describeVisit(kind, data, trimWidget);
        expect(JSON.stringify(trimmed)).toBe(JSON.stringify(describeVisit(kind, data)));
        const left = new Set(fieldsOf(kind, data, trimWidget));
        const dropped = fieldsOf(kind, data, (widget) => widget).filter((path) => !left.has(path));
        const read = listUsedFields(kind, data);
        expect(dropped.length).toBeGreaterThan(0);
        expect(dropped.filter((path) => read.has(path))).toEqual([]);
      }
    },
  );
});
