/** A widget as found in a file or on the server; the server decides whether it is valid. [OWN-10] */
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

/** Why this isn't a widget; nothing if it may be one. Checks what files and the server must have in common. [OWN-10] */
export function findFault(value: unknown): string | undefined {
  if (!isPlain(value)) return 'is not a widget. It must be an object with type, name, channel and data';
  const { widgetId, smsKeyword, data } = value;
  const missing = ['type', 'name', 'channel'].find((name) => typeof value[name] !== 'string');
  if (missing) return `is not a widget: ${missing} must be text`;
  if (!isPlain(data)) return 'is not a widget: data must be an object';
  if (widgetId !== undefined && !(Number.isSafeInteger(widgetId) && Number(widgetId) > 0))
    return 'is not a widget: widgetId must be the ID from the server';
  if (smsKeyword !== undefined && typeof smsKeyword !== 'string')
    return 'is not a widget: smsKeyword must be text';
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  return unknown && `has an unknown field ${unknown}. Use ${names.join(', ')}`;
}

/** The content of a file: nothing that only the server knows, always in the same order. */
export function toContent({ widgetId, type, name, channel, smsKeyword, data }: WidgetContent): WidgetContent {
  return { widgetId, type, name, channel, ...(smsKeyword ? { smsKeyword } : {}), data };
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
