import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** A root that a test can inspect. */
export interface Mounted {
  readonly root: Document | ShadowRoot;
  readonly rerender: (drawing: ReactNode) => void;
  readonly unmount: () => void;
  /** The one element that the selector finds; a clear failure if there is none. */
  readonly find: <Found extends HTMLElement = HTMLElement>(selector: string) => Found;
}

/** Draws into the document or a shadow root, as a host page or a widget would. */
export function mount(drawing: ReactNode, where: 'document' | 'open' | 'closed' = 'closed'): Mounted {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.body.appendChild(document.createElement('div'));
  const root = where === 'document' ? document : host.attachShadow({ mode: where });
  const container = where === 'document' ? host : document.createElement('div');
  if (container !== host) (root as ShadowRoot).append(container);
  const renderer = createRoot(container);
  act(() => renderer.render(drawing));
  return {
    root,
    rerender: (next) => act(() => renderer.render(next)),
    unmount: () => {
      act(() => renderer.unmount());
      host.remove();
    },
    find: (selector) => {
      const found = container.querySelector(selector);
      if (!found) throw new Error(`Nothing matches ${selector} in ${container.innerHTML}`);
      return found as never;
    },
  };
}
