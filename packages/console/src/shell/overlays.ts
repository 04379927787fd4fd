import { createStore } from '../data/createStore';

const store = createStore<'palette' | 'keys' | undefined>(undefined);

/** What lies over the screen because a key or a menu asked for it. */
export const overlays = { use: store.use, get: store.get, set: store.set };
