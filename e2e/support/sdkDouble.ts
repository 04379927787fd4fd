import { drawPlugin } from './inPage/drawPlugin';
import { playSdk, type SdkDouble, type SdkMood } from './inPage/playSdk';
import type { Reply } from './openOutside';
import type { Seen } from './Seen';
import type { Visitor } from './Visitor';

declare global {
  interface Window {
    /** The double of the messenger SDK, once it has loaded. */
    sdkDouble: SdkDouble;
    /** When the page's handles first accepted listeners. */
    readyMs: number;
  }
}

/** The only host of the messenger platform that a page may contact. */
export const sdkHost = 'connect.facebook.net';

/** Answers as the platform: its SDK for a script, nothing for what the SDK sends home. */
export function sdkDouble(mood: SdkMood = 'works'): (seen: Pick<Seen, 'path'>) => Reply {
  const body = `(${playSdk})(${JSON.stringify(mood)}, ${drawPlugin})`;
  return ({ path }) => (path === '/heard' ? { status: 204 } : { type: 'text/javascript', body });
}

/** What the SDK has sent home: the arguments of every event that it was given to log. */
export function sentHome(outside: { seen: readonly Seen[] }): unknown[] {
  return outside.seen.filter(({ path }) => path === '/heard').map(({ body }) => JSON.parse(body));
}

/** The scripts that were requested, by path. */
export function scriptsAsked(outside: { seen: readonly Seen[] }): string[] {
  return outside.seen.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path);
}

/** Presses the link that replaces a plugin, as a visitor who stays on the page; returns its label. */
export async function followLink(visitor: Visitor, key: string): Promise<string> {
  const find = (id: string) =>
    document.getElementById(id)?.shadowRoot?.querySelector<HTMLElement>('a[href^="https://m.me/"]');
  await visitor.waitFor(find, key);
  return visitor.evaluate((id) => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    const link = document
      .getElementById(id)
      ?.shadowRoot?.querySelector<HTMLElement>('a[href^="https://m.me/"]');
    const label = link?.textContent?.trim() ?? '';
    link?.click();
    return label;
  }, key);
}

/** A messenger widget; its button, box or checkbox needs an element on the page. */
export const fbWidget = (id: number, widget_type: string, main: object = {}): object => ({
  widget_id: id,
  widget_type,
  channel: 'fb',
  name: `${widget_type} ${id}`,
  data: { main },
});

/** An account whose widgets are drawn by plugins. */
export const pluginAccount = { messenger_mode: 'plugin', appId: '42', fb_page_id: '900' };

/** An element that asks for a widget; every event of its handle is recorded in `trail`, with the element's id. */
export const fbTag = (kind: 'checkbox' | 'embed', id: number, key: string): string =>
  `<div class="mcwidget-${kind}" data-widget-id="${id}" id="${key}"></div>`;

/** Records what the handles of all elements emit, from the first moment that a host can receive it. */
export const noteEvents = `<script>mcAsyncInit = () => {
  window.readyMs = Date.now();
  for (const element of document.querySelectorAll('[data-widget-id][id]'))
    for (const name of ['rendered', 'checked', 'submitted', 'optedIn'])
      MC.getWidget(element)?.on(name, ({ reason, checked }) =>
        trail.push([element.id, name, reason ?? checked ?? ''].join(' ').trim()));
}</script>`;
