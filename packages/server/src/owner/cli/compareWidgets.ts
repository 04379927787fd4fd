import type { WidgetFile } from './defineWidget';

type Side = Pick<WidgetFile, 'name' | 'channel' | 'smsKeyword' | 'data'>;

/** One difference: the path of the field, and its value here and at the server. */
export type Difference = { path: string; here: unknown; there: unknown };

/** Where a file and the server differ, field by field. [OWN-10] */
export function compareWidgets(here: Side, there: Side): Difference[] {
  const told = ({ name, channel, smsKeyword = '', data }: Side) => ({ name, channel, smsKeyword, data });
  return compare(told(here), told(there), '');
}

function compare(here: unknown, there: unknown, path: string): Difference[] {
  if (isPlain(here) && isPlain(there)) {
    const names = [...new Set([...Object.keys(here), ...Object.keys(there)])];
    return names.flatMap((name) => compare(here[name], there[name], path ? `${path}.${name}` : name));
  }
  return JSON.stringify(here) === JSON.stringify(there) ? [] : [{ path, here, there }];
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of a widget's file: it stays when the widget is renamed. */
export function fileNameOf(widgetId: number, type: string): string {
  return `${type.replaceAll('_', '-')}-${widgetId}.json`;
}
