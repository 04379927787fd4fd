import { createStore } from '../data/createStore';

const store = createStore(false);

/** Whether the sandbox is open beside the screen. [OWN-13] */
export const sandboxPanel = { use: store.use, set: store.set };
