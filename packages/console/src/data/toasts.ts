import { createStore } from './createStore';

/** A short notice in the corner, with one thing that can be done about it. */
export type Toast = {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
  action: { label: string; act: () => void } | undefined;
};

const shownMs = 8000;
const most = 3;
const store = createStore<readonly Toast[]>([]);
const timers = new Map<number, ReturnType<typeof setTimeout>>();
let made = 0;
let isHeld = false;

/** What can be done, or has to be read, stays until it is closed. [OWN-23] */
const leavesAlone = ({ tone, action }: Toast): boolean => tone === 'plain' && action === undefined;

const drop = (id: number): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  store.set(store.get().filter((toast) => toast.id !== id));
};

const wait = (toast: Toast): void => {
  if (!isHeld && leavesAlone(toast))
    timers.set(
      toast.id,
      setTimeout(() => drop(toast.id), shownMs),
    );
};

/** The notices that are on the screen; the oldest leaves when there are too many. */
export const toasts = {
  use: store.use,
  drop,
  /** What could be done about something that is no longer on the screen cannot be done any more. */
  dropActions(): void {
    for (const { id, action } of store.get()) if (action) drop(id);
  },
  /** Somebody is reading, or about to press: none leaves until they are let go. */
  hold(): void {
    isHeld = true;
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  },
  letGo(): void {
    if (!isHeld) return;
    isHeld = false;
    for (const toast of store.get()) wait(toast);
  },
  show(text: string, { tone = 'plain', action }: Partial<Pick<Toast, 'tone' | 'action'>> = {}): void {
    made += 1;
    const toast = { id: made, text, tone, action };
    for (const { id } of store.get().slice(0, 1 - most)) drop(id);
    store.set([...store.get(), toast]);
    wait(toast);
  },
};
