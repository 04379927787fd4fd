import { hooks } from '@beckon/contract';
import { bodyOf } from './bodyOf';

/** What a page may not change about an overlay's element: its position, anything that would move its content, and its text style. */
const kept =
  'inset margin overflow z-index transform translate rotate scale perspective filter contain will-change clip-path mask animation color font letter-spacing text-align text-transform white-space';
/**
 * The element takes no space; its shadow root inherits only the page's font. The page decides whether it is displayed, visible, opaque and
 * clickable: its rules win over those of a shadow root, unless they are important. [LOAD-16, LOAD-26]
 */
const overlayStyle = `:host{all:initial;${kept.replaceAll(' ', ':initial!important;')}:initial!important;position:absolute!important;inline-size:0!important;block-size:0!important;font-family:inherit!important;line-height:1.5!important}@media print{:host{display:none!important}}`;

/** Overlay elements by widget, and the page element before them: if that is gone too, the page was emptied. [LOAD-16] */
export type OverlayHosts = Map<string, HTMLElement> & { before?: Element | null | undefined };

/**
 * An overlay's own element at the end of the body. It contains its title as text that is never drawn, because
 * host scripts look for it there; everything drawn is in the shadow root. [LOAD-16, A-04, A-81]
 */
export function attachOverlay(
  page: Document,
  { widgetId, title }: { widgetId: string; title: string },
): HTMLElement {
  // Not a div: pages have rules for every div.
  const host = Document.prototype.createElement.call(page, 'span');
  host.className = hooks.overlayClass;
  host.setAttribute(hooks.widgetIdAttribute, widgetId);
  host.textContent = title;
  // A copy of the page has no shadow root, and must not show the title either. `hidden` wouldn't do: pages override it.
  host.style.cssText = 'position:absolute;clip-path:inset(50%)';
  adopt(host, overlayStyle);
  bodyOf(page)?.append(host);
  return host;
}

/** Gives an element a shadow root with its first style. Throws where shadow roots are not supported. */
export function adopt(host: HTMLElement, style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
}
