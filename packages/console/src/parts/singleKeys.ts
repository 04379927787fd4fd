import { browserMemory } from '../data/browserMemory';
import { createStore } from '../data/createStore';

const storageKey = 'console-single-keys';
const off = 'off';
const store = createStore(browserMemory.read(storageKey) !== off);

/** Whether single letters are keys: whoever dictates or brushes against the keyboard switches them off. [OWN-23] */
export const singleKeys = {
  use: store.use,
  areOn: store.get,
  set(isOn: boolean): void {
    store.set(isOn);
    browserMemory.write(storageKey, isOn ? 'on' : off);
  },
};
