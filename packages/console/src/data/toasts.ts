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
let made = 0;

const drop = (id: number): void => store.set(store.get().filter((toast) => toast.id !== id));

/** The notices that are on the screen; the oldest leaves when there are too many. */
export const toasts = {
  use: store.use,
  drop,
  show(text: string, { tone = 'plain', action }: Partial<Pick<Toast, 'tone' | 'action'>> = {}): void {
    made += 1;
    const id = made;
    store.set([...store.get(), { id, text, tone, action }].slice(-most));
    setTimeout(() => drop(id), shownMs);
  },
};
