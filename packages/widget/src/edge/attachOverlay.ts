import { hooks } from '@beckon/contract';
import { bodyOf } from './bodyOf';

/** What a page may not change of the element of an overlay: its place, what would become the place of everything in it, and its letters. */
const kept =
  'inset margin overflow z-index transform translate rotate scale perspective filter contain will-change clip-path mask animation color font letter-spacing text-align text-transform white-space';
/**
 * The element takes no room; its shadow root inherits the page's font alone. Whether it is displayed, visible, opaque and can be pressed is
 * the page's to say: a rule of a shadow root gives way to one of the page, unless it is important. [LOAD-16, LOAD-26]
 */
const overlayStyle = `:host{all:initial;${kept.replaceAll(' ', ':initial!important;')}:initial!important;position:absolute!important;inline-size:0!important;block-size:0!important;font-family:inherit!important;line-height:1.5!important}@media print{:host{display:none!important}}`;

/** The elements of overlays by their widget, and what of the page stood before them: if that is gone too, the page was emptied. [LOAD-16] */
export type OverlayHosts = Map<string, HTMLElement> & { before?: Element | null | undefined };

/**
 * An overlay's own element at the end of the body. Its title stands in it as text that is never drawn, because
 * host scripts look for it there; everything drawn lives in the shadow root. [LOAD-16, A-04, A-81]
 */
export function attachOverlay(
  page: Document,
  { widgetId, title }: { widgetId: string; title: string },
): HTMLElement {
  // Pages have rules for every div.
  const host = Document.prototype.createElement.call(page, 'span');
  host.className = hooks.overlayClass;
  host.setAttribute(hooks.widgetIdAttribute, widgetId);
  host.textContent = title;
  // A copy that a host keeps of its page has no shadow root: then the title must not be seen either. Not by `hidden`, which pages enforce.
  host.style.cssText = 'position:absolute;clip-path:inset(50%)';
  adopt(host, overlayStyle);
  bodyOf(page)?.append(host);
  return host;
}

/** Gives an element a shadow root with its first style. Where there can be none, the browser throws. */
export function adopt(host: HTMLElement, style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
}
