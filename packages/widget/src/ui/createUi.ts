import type { Event } from '../core/Event';
import type { State } from '../core/State';
import { viewInstance } from '../core/view/viewInstance';
import { createMount, type Mount } from './createMount';

/** Draws an instance into its own element, as the state has it. */
export type Draw = (host: HTMLElement, state: State, id: string) => void;

/** What the drawing needs of the world: where its facts go, and time that passes. */
export type UiWorld = {
  send: (event: Event) => void;
  wait: (ms: number) => Promise<void>;
  /** What has drawn first frames, where there are any. */
  framer?: { finish: (host: HTMLElement) => void; drop: (host: HTMLElement) => void } | undefined;
};

/** The door of the drawing part: what the runtime calls with every change; an instance that is gone takes its drawing along. [LOAD-21] */
export function createUi(world: UiWorld): Draw {
  const mounts = new WeakMap<HTMLElement, Mount>();
  return (host, state, id) => {
    const view = viewInstance(state, id);
    const mount = mounts.get(host) ?? (view && createMount(host, world));
    if (!mount) {
      if (state.instances[id]?.rendered) world.framer?.drop(host);
      return;
    }
    if (state.instances[id]) {
      mounts.set(host, mount);
      mount.draw(view);
    } else {
      mounts.delete(host);
      mount.end();
    }
  };
}
