import type { Channel } from '@beckon/contract';

export type { WidgetType } from '@beckon/contract';

/** The sections of a widget's data by name, as far as they differ from the defaults. */
export type WidgetData = Readonly<Record<string, unknown>>;

/** What an owner edits. [OWN-09] */
export type Draft = { channel: Channel; smsKeyword: string; data: WidgetData };
