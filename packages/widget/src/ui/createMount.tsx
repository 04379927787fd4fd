import { hooks, lists, timing } from '@beckon/contract';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { View } from '../core/view/View';
import { containKeys } from './containKeys';
import type { UiDeps } from './createUi';
import { isHiddenByPage } from './isHiddenByPage';
import { loadParts, type Parts } from './loadParts';
import { schemeText } from './schemeText';
import { themeOf } from './themeOf';
import { themeText } from './themeText';
import { Widget } from './Widget';

/** One widget on the page: draws a view, or closes the last one; removes everything when it ends. */
export type Mount = { draw: (view: View | undefined) => void; end: () => void };

/** Prepares the shadow root of a widget's element for drawing. [LOAD-21, A-04] */
export function createMount(host: HTMLElement, { send, wait, framer }: UiDeps): Mount {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  let root: Root | undefined;
  const releaseKeys = containKeys(host);
  const theme = new CSSStyleSheet();
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, theme];
  let parts: Parts = { layouts: {} };
  let latest: View | undefined;
  let latestText: string | undefined;
  let shown: View | undefined;
  let isOpen = false;
  /** A drawing is under way, or a first frame is being taken over, which react-dom does later. */
  let underWay = 0;
  let isDue = false;
  let isWatching = false;
  let hasEnded = false;

  const isSeen = (): boolean =>
    latest !== undefined && !(host.classList.contains(hooks.overlayClass) && isHiddenByPage(host));
  /** The page may hide an overlay, or show it again, at any time. */
  const inspect = (): void => {
    if (shown && isSeen() !== isOpen) render();
  };
  /** While it may make the page inert, no visitor action can trigger the check. */
  const watch = (): void =>
    void wait(timing.overlayCheckMs).then(() => {
      inspect();
      if (latest && !hasEnded) watch();
      else isWatching = false;
    });
  const render = (): void => {
    shown = latest ?? shown;
    isOpen = isSeen();
    if (lists.blockingLayouts.includes(latest?.layout ?? '') && !isWatching) {
      isWatching = true;
      watch();
    }
    // Effects of an earlier drawing may run inside this one and request the next: Preact cannot draw within a drawing.
    isDue = underWay > 0;
    if (isDue) return;
    if (hasEnded) root?.unmount();
    if (hasEnded || !shown) {
      // The core has closed it before it was drawn.
      framer?.drop(host);
      return;
    }
    underWay = 1;
    const settle = () => {
      underWay -= 1;
      if (!underWay && isDue) render();
    };
    // A first frame stays, unless it's hidden: it still looks open. Any node works as a root, despite the types.
    const isFramed = !root && isOpen && shadow.firstChild;
    const onDrawn = () => {
      framer?.finish(host);
      if (isFramed) settle();
    };
    try {
      theme.replaceSync(schemeText(themeOf(shown).scheme) + themeText(shown));
      if (root) reopen(shadow);
      const typed = shadow.querySelector('input')?.value;
      const all = root ? parts : { ...parts, typed };
      const drawing = <Widget view={shown} open={isOpen} parts={all} send={send} onDrawn={onDrawn} />;
      if (isFramed) {
        underWay = 2;
        root = hydrateRoot(shadow as never, drawing);
      } else {
        if (!root) shadow.replaceChildren();
        root ??= createRoot(shadow);
        root.render(drawing);
      }
    } finally {
      settle();
    }
  };

  return {
    draw(view) {
      const text = view && JSON.stringify(view);
      // Most changes concern another widget, or nothing visible.
      if (text === latestText) {
        inspect();
        if (root && !underWay) reopen(shadow);
        return;
      }
      latestText = text;
      latest = view;
      const missing = view && loadParts(view, parts, wait);
      if (!missing) return render();
      // The whole widget appears at once: nothing moves when its form loads.
      missing.then(
        (loaded) => {
          parts = { ...parts, ...loaded, layouts: { ...parts.layouts, ...loaded.layouts } };
          render();
        },
        (error) => {
          // The next change requests it again.
          latestText = '';
          // What the visitor has closed is hidden: it must learn of that once it's drawn.
          if (isSeen()) framer?.drop(host);
          console.error('Beckon:', error);
        },
      );
    },
    end() {
      hasEnded = true;
      releaseKeys();
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((sheet) => sheet !== theme);
      render();
    },
  };
}

/** What a host removed from the top layer along with its body comes back outside of it. [LOAD-16] */
function reopen(shadow: ShadowRoot): void {
  const lost = shadow.querySelector<HTMLDialogElement>(
    'dialog[open]:not(:modal),[popover][aria-modal]:not([hidden])',
  );
  if (!lost?.isConnected) return;
  if (lost.popover) lost.togglePopover(true);
  else {
    lost.removeAttribute('open');
    lost.showModal();
  }
}
