import type { Event } from '../core/Event';
import type { State } from '../core/State';
import { viewInstance } from '../core/view/viewInstance';
import { createMount, type Mount } from './createMount';

/** Draws the current state of an instance into its element. */
export type Draw = (host: HTMLElement, state: State, id: string) => void;

/** What the drawing needs from outside: where to send facts, and timers. */
export type UiDeps = {
  send: (event: Event) => void;
  wait: (ms: number) => Promise<void>;
  /** Puts what is drawn into the widget's language. */
  caption?: (host: HTMLElement, widgetId: string) => void;
  /** Draws first frames, if there are any. */
  framer?: { finish: (host: HTMLElement) => void; drop: (host: HTMLElement) => void } | undefined;
};

/** The entry of the drawing part: the runtime calls it with every change; an instance that is gone loses its drawing. [LOAD-21] */
export function createUi(deps: UiDeps): Draw {
  const mounts = new WeakMap<HTMLElement, Mount>();
  return (host, state, id) => {
    const view = viewInstance(state, id);
    const mount = mounts.get(host) ?? (view && createMount(host, deps));
    if (!mount) {
      if (state.instances[id]?.rendered) deps.framer?.drop(host);
      return;
    }
    const instance = state.instances[id];
    if (instance) {
      if (!mounts.has(host)) deps.caption?.(host, instance.widgetId);
      mounts.set(host, mount);
      mount.draw(view);
    } else {
      mounts.delete(host);
      mount.end();
      deps.caption?.(host, '');
    }
  };
}
