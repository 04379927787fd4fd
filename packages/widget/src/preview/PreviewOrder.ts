import type { Language, LanguageFile } from '@beckon/contract';

/** The states in which an owner can preview a widget. [OWN-08] */
export const previewStates = ['initial', 'error', 'submitted', 'fallback', 'closed', 'sms'] as const;
export type PreviewState = (typeof previewStates)[number];

/** What a preview must show: a configuration as on a page, with one widget, and its state. */
export type PreviewOrder = {
  config: { widgets: readonly unknown[] } & Record<string, unknown>;
  widgetId: string;
  state: PreviewState;
  /** The text under the phone field in the state `error`. */
  errorText: string;
  /** The language that the widget speaks, and its texts; without it the widget is as its owner wrote it. */
  spoken?: { language: Language; file: LanguageFile } | undefined;
};
