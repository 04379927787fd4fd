/** A widget as it was found in a file or at the server; whether it is right is for the server to say. [OWN-10] */
export type WidgetContent = {
  widgetId?: number | undefined;
  type: string;
  name: string;
  channel: string;
  smsKeyword?: string | undefined;
  data: Record<string, unknown>;
};

/** A widget as the server has it. */
export type ServerWidget = WidgetContent & { widgetId: number; revision: number; hasDraft: boolean };

const names = ['widgetId', 'type', 'name', 'channel', 'smsKeyword', 'data'];

/** Why this is no widget, or nothing if it may be one: all that files and the server must have in common. [OWN-10] */
export function findFault(value: unknown): string | undefined {
  if (!isPlain(value))
    return 'does not hold a widget. It must be an object with type, name, channel and data';
  const { widgetId, smsKeyword, data } = value;
  const missing = ['type', 'name', 'channel'].find((name) => typeof value[name] !== 'string');
  if (missing) return `does not hold a widget: ${missing} must be a text`;
  if (!isPlain(data)) return 'does not hold a widget: data must be an object';
  if (widgetId !== undefined && !(Number.isSafeInteger(widgetId) && Number(widgetId) > 0))
    return 'does not hold a widget: widgetId must be the number that the server gave it';
  if (smsKeyword !== undefined && typeof smsKeyword !== 'string')
    return 'does not hold a widget: smsKeyword must be a text';
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  return unknown && `has ${unknown}, which no widget has. There are ${names.join(', ')}`;
}

/** What a file holds: nothing that only the server knows, always in the same order. */
export function toContent({ widgetId, type, name, channel, smsKeyword, data }: WidgetContent): WidgetContent {
  return { widgetId, type, name, channel, ...(smsKeyword ? { smsKeyword } : {}), data };
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
