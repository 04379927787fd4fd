/** The states in which an owner can look at a widget. [OWN-08] */
export const previewStates = ['initial', 'error', 'submitted', 'fallback', 'closed', 'sms'] as const;
export type PreviewState = (typeof previewStates)[number];

/** What a preview is to show: a configuration as pages have it, with one widget, and the state of that. */
export type PreviewOrder = {
  config: { widgets: readonly unknown[] } & Record<string, unknown>;
  widgetId: string;
  state: PreviewState;
  /** What stands under the phone field in the state `error`. */
  errorText: string;
};
