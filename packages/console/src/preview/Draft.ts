import type { Channel, OtherKind, RuntimeType } from '@beckon/contract';

export type WidgetType = RuntimeType | OtherKind;

/** A section of a widget's data by its name, as far as it differs from the defaults. */
export type WidgetData = Readonly<Record<string, unknown>>;

/** What an owner works on. [OWN-09] */
export type Draft = { channel: Channel; smsKeyword: string; data: WidgetData };
