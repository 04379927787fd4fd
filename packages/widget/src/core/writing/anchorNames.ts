import type { Pair, Widget } from '@beckon/contract';

/** The page anchor or trigger name that a widget waits for; a leading `#` is ignored. [DISP-09, A-21] */
export function anchorOf(widget: Widget | undefined): string | undefined {
  return nameIn(widget?.data.main.whenDisplay);
}

/** The anchors that widgets and their popovers ask the page for. [DISP-09, OMNI-19] */
export function anchorNames(widgets: readonly Widget[]): string[] {
  const rules = widgets.flatMap(({ data: { main } }) => [main.whenDisplay, main.popupMessageWhenDisplay]);
  return [...new Set(rules.flatMap((rule) => nameIn(rule) ?? []))];
}

function nameIn([kind, value]: Pair | readonly [] = []): string | undefined {
  return kind === 'anchor' && value !== null && value !== undefined
    ? String(value).replace(/^#/, '')
    : undefined;
}
