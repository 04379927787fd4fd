import { createStore } from './createStore';

const store = createStore(false);

/** Whether the session ended while the owner was working: the screen stays until they sign in again. [OWN-01] */
export const sessionEnd = {
  use: store.use,
  announce: () => store.set(true),
  forget: () => store.set(false),
};
