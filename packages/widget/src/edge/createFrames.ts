import { type Frame, type FrameNode, hooks, type WatchFacts } from '@beckon/contract';
import { attachOverlay, type OverlayHosts } from './attachOverlay';
import { firstOfPage } from './firstOfPage';
import { pageLanguage } from './loadLanguages';

/** Loads the runtime; returns the error if that failed. */
export type Call = () => Promise<unknown>;

/** First frames on a page. */
export type Framer = {
  /** Draws the frames of these widgets, if any; a visitor who approaches one makes the call. */
  draw: (widgets: WatchFacts['w'], hosts: OverlayHosts, call: Call) => void;
  /** The runtime has drawn into this element: replays what the visitor pressed there before. */
  finish: (host: HTMLElement) => void;
  /** The core has decided against it: removes the frame from this element. */
  drop: (host: HTMLElement) => void;
};

/** Completes a frame on its page; returns how to undo what only the frame needs. */
export type SetUpFrame = (shadow: ShadowRoot, widgetId: string) => () => void;

/** Signs that a visitor approaches, by pointer, touch or keyboard. */
const signs = ['pointerover', 'touchstart', 'focusin', 'click', 'keydown'];
/** What only the runtime can carry out; other links lead somewhere by themselves. */
const pressable = 'button,[aria-busy]';
const svg = 'http://www.w3.org/2000/svg';

/**
 * Draws first frames. They are only visual: the core still decides, counts and listens, and takes over the same elements. [LOAD-21, OMNI-01]
 */
export function createFrames(
  page: Window,
  of: Readonly<Record<string, Frame>>,
  setUpFrame?: SetUpFrame,
): Framer {
  const { document } = page;
  const finishing = new WeakMap<HTMLElement, () => void>();
  // Frames are in English; on other pages the runtime draws the first thing that is seen.
  const isEnglish = (pageLanguage(page) ?? 'en') === 'en';

  const drawOne = (widgetId: string, { title, css, tree }: Frame, call: Call): HTMLElement => {
    const host = attachOverlay(document, { widgetId, title });
    const shadow = host.shadowRoot as ShadowRoot;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets.push(sheet);
    shadow.append(...tree.map((node) => build(document, node)));
    const undoSetup = setUpFrame?.(shadow, widgetId);
    const missed: (readonly [target: Element, event: Event])[] = [];
    const handle = (event: Event): void => {
      const target = event.composedPath()[0] as Element;
      const { key, isComposing } = event as KeyboardEvent;
      if (event.type === 'click' ? target.closest(pressable) : key === 'Escape' && !isComposing) {
        event.preventDefault();
        if (key) event.stopPropagation();
        missed.push([target, event]);
      }
      call();
    };
    for (const sign of signs) shadow.addEventListener(sign, handle, true);
    finishing.set(host, () => {
      for (const sign of signs) shadow.removeEventListener(sign, handle, true);
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((one) => one !== sheet);
      // The drawing first takes what was typed into its state.
      queueMicrotask(() => {
        for (const [target, event] of missed)
          target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
        undoSetup?.();
      });
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
      const mayDraw =
        isEnglish &&
        Document.prototype.getElementsByClassName.call(document, hooks.landingClass).length === 0;
      for (const [id] of widgets) {
        const frame = of[id];
        if (!mayDraw || !frame || hosts.has(id)) continue;
        const host = drawOne(id, frame, call);
        hosts.set(id, host);
        hosts.before = firstOfPage(document);
      }
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
