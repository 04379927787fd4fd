import { createStore } from '../data/createStore';

type Overlay = 'palette' | 'keys';

const store = createStore<Overlay | undefined>(undefined);

/** What a shortcut or a menu has opened over the screen. */
export const overlays = {
  use: store.use,
  get: store.get,
  set: store.set,
  /** A dialog reports its closing a moment later: another one may be open by then and stays. */
  close: (which: Overlay): void => {
    if (store.get() === which) store.set(undefined);
  },
};
