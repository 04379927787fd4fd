import type { Channel, OtherKind, RuntimeType } from '@beckon/contract';

export type WidgetType = RuntimeType | OtherKind;

/** The sections of a widget's data by name, as far as they differ from the defaults. */
export type WidgetData = Readonly<Record<string, unknown>>;

/** What an owner edits. [OWN-09] */
export type Draft = { channel: Channel; smsKeyword: string; data: WidgetData };
