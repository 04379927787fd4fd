import { createStore } from './createStore';

/** A notification in the corner, with at most one action. */
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

/** Errors and notifications with an action stay until they are dismissed. [OWN-23] */
const dismissesItself = ({ tone, action }: Toast): boolean => tone === 'plain' && action === undefined;

const drop = (id: number): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  store.set(store.get().filter((toast) => toast.id !== id));
};

const wait = (toast: Toast): void => {
  if (!isHeld && dismissesItself(toast))
    timers.set(
      toast.id,
      setTimeout(() => drop(toast.id), shownMs),
    );
};

/** The notifications on the screen; the oldest makes room when there are too many. */
export const toasts = {
  use: store.use,
  drop,
  /** Removes those whose action no longer applies because its screen is gone. */
  dropActions(): void {
    for (const { id, action } of store.get()) if (action) drop(id);
  },
  /** Someone is reading or about to click: none disappears until released. */
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
