import { errors, type HandleEvents, type ListenerDetails } from '@beckon/contract';

type Listener = (details: never) => void;

/** Host listeners by target (a widget or an element) and event name. */
export type Listeners = {
  on: (id: string, name: string, listener: Listener) => void;
  off: (id: string, name: string, listener?: Listener) => void;
  emit: <Name extends keyof HandleEvents>(id: string, name: Name, details: ListenerDetails<Name>) => void;
  /** Removes all listeners of one target. */
  forget: (id: string) => void;
};

const known: Record<keyof HandleEvents, true> = {
  rendered: true,
  opened: true,
  closed: true,
  optedIn: true,
  checked: true,
  submitted: true,
};

/** Keeps the host's listeners; one that throws never affects the runtime or the other listeners. [API-12, A-86, ERR-14] */
export function createListeners(report: (error: unknown) => void): Listeners {
  const table = new Map<string, Set<Listener>>();
  const slot = (id: string, name: string): Set<Listener> => {
    if (!Object.hasOwn(known, name)) throw new Error(errors.unknownEvent(name));
    const key = `${id} ${name}`;
    const set = table.get(key) ?? new Set();
    table.set(key, set);
    return set;
  };
  return {
    forget(id) {
      for (const key of table.keys()) if (key.startsWith(`${id} `)) table.delete(key);
    },
    on(id, name, listener) {
      const set = slot(id, name);
      // A host that passes no function gets no call.
      if (typeof listener === 'function') set.add(listener);
    },
    off: (id, name, listener) => void (listener ? slot(id, name).delete(listener) : slot(id, name).clear()),
    emit(id, name, details) {
      for (const listener of [...slot(id, name)]) {
        try {
          listener(details as never);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
