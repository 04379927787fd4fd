import { hooks } from '@beckon/contract';

/** The element takes no room and no style of the page; its shadow root inherits the page's font alone. */
const hostStyle =
  ':host{all:initial!important;position:absolute!important;inline-size:0!important;block-size:0!important;font-family:inherit!important;line-height:1.5!important}@media print{:host{display:none!important}}';

/**
 * An overlay's own element at the end of the body. Its title stands in it as text that is never drawn, because
 * host scripts look for it there; everything drawn lives in the shadow root. [LOAD-16, A-04, A-81]
 */
export function attachOverlay(
  page: Document,
  { widgetId, title }: { widgetId: string; title: string },
): HTMLElement {
  const host = page.createElement('div');
  host.className = hooks.overlayClass;
  host.setAttribute(hooks.widgetIdAttribute, widgetId);
  host.textContent = title;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hostStyle);
  host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  page.body.append(host);
  return host;
}
