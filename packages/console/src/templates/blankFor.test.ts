import { lists, parseWidget, supportsChannel } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import { leastContrast, worstContrast } from '../color/nearestReadable';
import { fieldsFor, isShown } from '../fields/fieldsFor';
import { valueAtPath } from '../fields/valueAtPath';
import { valuesOf } from '../fields/valuesOf';
import { blankFor } from './blankFor';

const kinds = lists.runtimeTypes.flatMap((type) =>
  lists.channels
    .filter((channel) => supportsChannel(type, channel))
    .map((channel) => [type, channel] as const),
);

describe('a widget that starts from scratch', () => {
  it.each(kinds)('OWN-06 OWN-10 pages accept a %s on %s without losing anything', (type, channel) => {
    const { data } = blankFor(type);
    const parsed = parseWidget({ widget_id: '1', widget_type: type, channel, data });
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed.ok && parsed.widget.data).toMatchObject(data);
  });

  it.each(kinds)('OWN-06 LAY-03 no color of a %s on %s is hard to read', (type, channel) => {
    const { data } = blankFor(type);
    const values = valuesOf(type, { channel, data });
    const hard = fieldsFor(type, channel).filter((field) => {
      const { control, path } = field;
      if (control.kind !== 'color' || !isShown(field, values, data)) return false;
      const others = (control.on ? [control.on] : (control.under ?? [])).map((one) =>
        valueAtPath(values, one),
      ) as string[];
      return (worstContrast(String(valueAtPath(values, path)), others) ?? leastContrast) < leastContrast;
    });
    expect(hard.map(({ path }) => path)).toEqual([]);
  });

  it.each(['bar', 'slide_in', 'modal', 'page_takeover', 'box', 'landing'] as const)(
    'OWN-06 a %s has text',
    (type) => {
      expect(valueAtPath(blankFor(type).data, 'main.title')).toMatch(/\w/);
    },
  );

  it('OWN-06 BAR-05 a bar pushes the page, so that it covers none of it', () => {
    expect(blankFor('bar').data).toMatchObject({ main: { pushPage: true } });
  });

  it('OWN-06 types that pages do not draw start empty', () => {
    expect(blankFor('ref-url').data).toEqual({});
  });
});
