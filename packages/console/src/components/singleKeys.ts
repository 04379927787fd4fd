import { browserMemory } from '../data/browserMemory';
import { createStore } from '../data/createStore';

const storageKey = 'console-single-keys';
const off = 'off';
const store = createStore(browserMemory.read(storageKey) !== off);

/** Whether single letters are shortcuts: people who dictate or hit keys by accident can turn them off. [OWN-23] */
export const singleKeys = {
  use: store.use,
  areOn: store.get,
  set(isOn: boolean): void {
    store.set(isOn);
    browserMemory.write(storageKey, isOn ? 'on' : off);
  },
};
