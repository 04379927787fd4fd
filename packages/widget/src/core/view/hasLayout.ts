import type { Widget } from '@beckon/contract';

/** Overlays that can be drawn so far; one without a layout must not open, or it would block others unseen. */
const drawn: Readonly<Record<string, readonly string[]>> = { modal: ['sms'] };
const overlays: ReadonlySet<string> = new Set([
  'bar',
  'slide_in',
  'modal',
  'page_takeover',
  'omnichat',
  'customer_chat',
]);

/** Is there a layout for this widget? Embeds keep their element and their handle in any case. */
export function hasLayout({ widget_type, channel }: Widget): boolean {
  return !overlays.has(widget_type) || (drawn[widget_type]?.includes(channel) ?? false);
}
