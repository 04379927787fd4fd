import { errors, type HandleEvents } from '@beckon/contract';

type Listener = (details: never) => void;

/** Host listeners by instance and event name. */
export type Listeners = {
  on: (id: string, name: string, listener: Listener) => void;
  off: (id: string, name: string, listener?: Listener) => void;
  emit: <Name extends keyof HandleEvents>(id: string, name: Name, details: HandleEvents[Name]) => void;
};

const known: Record<keyof HandleEvents, true> = {
  rendered: true,
  opened: true,
  closed: true,
  optedIn: true,
  checked: true,
  submitted: true,
};

/** Keeps the host's listeners; one that throws never reaches the runtime or the other listeners. [API-12, A-86, ERR-14] */
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
    on: (id, name, listener) => void slot(id, name).add(listener),
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
