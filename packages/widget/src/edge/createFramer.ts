import { type Frame, type FrameNode, hooks, hostAllowed, type WatchFacts } from '@beckon/contract';
import { whenIdle } from '@beckon/platform';
import { attachOverlay, type OverlayHosts } from './attachOverlay';
import { firstOfPage } from './firstOfPage';
import { pageLanguage } from './loadLanguages';

/** An account's first frames by widget, and the hosts that some of them are limited to. */
export type Frames = { of: Readonly<Record<string, Frame>>; whitelist: readonly string[] };

/** First frames on a page. */
export type Framer = {
  /** Draws the frames of these widgets, if any, and loads the runtime when it is needed. */
  draw: (widgets: WatchFacts['w'], hosts: OverlayHosts, call: () => void) => void;
  /** The runtime has drawn into this element: replays what the visitor pressed there before. */
  finish: (host: HTMLElement) => void;
  /** The core has decided against it: removes the frame from this element. */
  drop: (host: HTMLElement) => void;
};

/** Signs that a visitor approaches, by pointer, touch or keyboard. */
const signs = ['pointerover', 'touchstart', 'focusin', 'click'];
const svg = 'http://www.w3.org/2000/svg';

/**
 * Draws first frames. They are only visual: the core still decides, counts and listens, and takes over the same elements.
 * The runtime loads when a visitor approaches one, or when the page is idle. [LOAD-21, OMNI-01]
 */
export function createFramer(page: Window, { of, whitelist }: Frames): Framer {
  const { document } = page;
  const finishing = new WeakMap<HTMLElement, () => void>();
  const mayDraw =
    (whitelist.length === 0 || hostAllowed(page.location.hostname, whitelist)) &&
    // Frames are in English; on other pages the runtime draws the first thing that is seen.
    (pageLanguage(page) ?? 'en') === 'en';

  const drawOne = (widgetId: string, { title, css, tree }: Frame, call: () => void): HTMLElement => {
    const host = attachOverlay(document, { widgetId, title });
    const shadow = host.shadowRoot as ShadowRoot;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets.push(sheet);
    shadow.append(...tree.map((node) => build(document, node)));
    const pressed: HTMLElement[] = [];
    const hear = (event: Event): void => {
      if (event.type === 'click') {
        event.preventDefault();
        pressed.push(event.composedPath()[0] as HTMLElement);
      }
      call();
    };
    for (const sign of signs) shadow.addEventListener(sign, hear, true);
    finishing.set(host, () => {
      for (const sign of signs) shadow.removeEventListener(sign, hear, true);
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet);
      for (const one of pressed)
        one.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    });
    return host;
  };

  const finish = (host: HTMLElement): void => {
    finishing.get(host)?.();
    finishing.delete(host);
  };

  return {
    draw(widgets, hosts, call) {
      // A landing page shows nothing else.
      const mayHere = mayDraw && document.getElementsByClassName(hooks.landingClass).length === 0;
      for (const [id] of widgets) {
        const frame = of[id];
        if (!mayHere || !frame || hosts.has(id)) continue;
        const host = drawOne(id, frame, call);
        hosts.set(id, host);
        hosts.before = firstOfPage(document);
      }
      if (widgets.every(([id]) => hosts.has(id))) whenIdle(page, call);
      else call();
    },
    finish,
    drop(host) {
      if (!finishing.has(host)) return;
      host.shadowRoot?.replaceChildren();
      finish(host);
    },
  };
}

function build(page: Document, node: FrameNode, isDrawing = false): Node {
  if (typeof node === 'string') return page.createTextNode(node);
  const [tag, attributes, ...inside] = node;
  const isIcon = isDrawing || tag === 'svg';
  const { createElement, createElementNS } = Document.prototype;
  const element = isIcon ? createElementNS.call(page, svg, tag) : createElement.call(page, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside.map((one) => build(page, one, isIcon)));
  return element;
}
