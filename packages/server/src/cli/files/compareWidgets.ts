import { createHash } from 'node:crypto';
import { isPlain, type WidgetContent } from './WidgetContent';

/** One difference: the path of the field, and its value here and on the server. */
export type Difference = { path: string; here: unknown; there: unknown };

const hashCharacters = 16;
const toComparable = ({ type, name, channel, smsKeyword = '', data }: WidgetContent) => ({
  type,
  name,
  channel,
  smsKeyword,
  data,
});

/** Where a file and the server differ, field by field. [OWN-10] */
export function compareWidgets(here: WidgetContent, there: WidgetContent): Difference[] {
  return compare(toComparable(here), toComparable(there), '');
}

/** A short hash of everything that is compared: the same for the same widget, whatever the order of its fields. [OWN-09] */
export function hashWidget(widget: WidgetContent): string {
  const text = JSON.stringify(toComparable(widget), (_, value) =>
    isPlain(value) ? sortNames(value) : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, hashCharacters);
}

function compare(here: unknown, there: unknown, path: string): Difference[] {
  if (isPlain(here) && isPlain(there)) {
    const names = [...new Set([...Object.keys(here), ...Object.keys(there)])];
    return names.flatMap((name) => compare(here[name], there[name], path ? `${path}.${name}` : name));
  }
  return JSON.stringify(here) === JSON.stringify(there) ? [] : [{ path, here, there }];
}

function sortNames(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The name of a widget's file; it stays when the widget is renamed. */
export function fileNameOf(widgetId: number, type: string): string {
  return `${type.replaceAll('_', '-')}-${widgetId}.json`;
}
