import type { Widget } from '@beckon/contract';

/** The page anchor or trigger name that a widget waits for; a leading `#` is ignored. [DISP-09, A-21] */
export function anchorOf(widget: Widget | undefined): string | undefined {
  const [kind, value] = widget?.data.main.whenDisplay ?? [];
  return kind === 'anchor' && value !== null && value !== undefined
    ? String(value).replace(/^#/, '')
    : undefined;
}

/** The anchors that widgets ask the page for. [DISP-09] */
export function anchorNames(widgets: readonly Widget[]): string[] {
  return [...new Set(widgets.flatMap((widget) => anchorOf(widget) ?? []))];
}
