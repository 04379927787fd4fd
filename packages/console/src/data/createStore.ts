import { useSyncExternalStore } from 'react';

/** A value outside React that components subscribe to. */
export type Store<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  use: () => Value;
};

/** Creates a store. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = (): Value => value;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
