import { createStore } from '../data/createStore';

type Overlay = 'palette' | 'keys';

const store = createStore<Overlay | undefined>(undefined);

/** What lies over the screen because a key or a menu asked for it. */
export const overlays = {
  use: store.use,
  get: store.get,
  set: store.set,
  /** A dialog says that it was closed a moment later: by then another may be open, and stays. */
  close: (which: Overlay): void => {
    if (store.get() === which) store.set(undefined);
  },
};
