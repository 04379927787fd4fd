import { hooks } from '@beckon/contract';
import { bodyOf } from './bodyOf';

/** The element takes no room and no style of the page; its shadow root inherits the page's font alone. */
const overlayStyle =
  ':host{all:initial!important;position:absolute!important;inline-size:0!important;block-size:0!important;font-family:inherit!important;line-height:1.5!important}@media print{:host{display:none!important}}';

/** An embed stays where the host has put it: only its inside is ours. */
const embedStyle = ':host{line-height:1.5}';

/**
 * An overlay's own element at the end of the body. Its title stands in it as text that is never drawn, because
 * host scripts look for it there; everything drawn lives in the shadow root. [LOAD-16, A-04, A-81]
 */
export function attachOverlay(
  page: Document,
  { widgetId, title }: { widgetId: string; title: string },
): HTMLElement {
  const host = Document.prototype.createElement.call(page, 'div');
  host.className = hooks.overlayClass;
  host.setAttribute(hooks.widgetIdAttribute, widgetId);
  host.textContent = title;
  // A copy that a host keeps of its page has no shadow root: then the title must not be seen either.
  host.hidden = true;
  adopt(host, overlayStyle);
  bodyOf(page)?.append(host);
  return host;
}

/** Makes an element of the page ready to be drawn into; what the host wrote into it is hidden, not touched. [LOAD-19] */
export function prepareHost(host: HTMLElement): HTMLElement {
  if (!host.shadowRoot) adopt(host, embedStyle);
  return host;
}

function adopt(host: HTMLElement, style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
}
