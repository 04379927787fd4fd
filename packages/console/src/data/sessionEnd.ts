import { createStore } from './createStore';

const store = createStore(false);

/** Whether the session ended under the owner's hands: what is on the screen stays, and waits for them to sign in again. [OWN-01] */
export const sessionEnd = {
  use: store.use,
  tell: () => store.set(true),
  forget: () => store.set(false),
};
