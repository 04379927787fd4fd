import type { PublicApi } from '@beckon/contract';

declare global {
  interface Window {
    MC: PublicApi;
    /** What a page under test records. */
    trail: string[];
  }
}

/** Finds the dialog that a modal draws. */
export const modal = '.mcwidget-overlay >> dialog';

/** Finds the dialog of one widget. */
export const dialogOf = (widgetId: number): string =>
  `.mcwidget-overlay[data-widget-id="${widgetId}"] >> dialog`;

/** An SMS modal: shown at once and on every page, unless `main` or `setup` say otherwise. */
export function smsModal(id: number, main: object = {}, setup: object = {}): object {
  const shown = { title: `Modal ${id}`, whenDisplay: ['immediately', null], showAgain: ['always', null] };
  return {
    widget_id: id,
    widget_type: 'modal',
    channel: 'sms',
    name: `Widget ${id}`,
    data: { main: { ...shown, ...main }, setup },
  };
}

type Given = { widgets: readonly object[]; account?: object; body?: string };

/** A tall page of a host who wrote the configuration by hand, and loads only the runtime. */
export function handWritten(
  product: { url: string },
  { widgets, account, body = '<h1>Shop</h1>' }: Given,
): string {
  // No messenger SDK: nothing may go out.
  const config = { pageId: 1001, host: product.url, messenger_mode: 'link', ...account, widgets };
  const text = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `${body}<div style="height: 4000px"></div><script>window.trail = []; window.mcwidget = ${text}</script>
<script src="${product.url}/widget.js" async></script>`;
}

/** What the page has recorded so far, as one text. */
export const said = (visitor: { messages(): Promise<{ text: string }[]> }): Promise<string> =>
  visitor.messages().then((all) => all.map(({ text }) => text).join('\n'));
