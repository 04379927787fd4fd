import { browserMemory } from '../data/browserMemory';
import { createStore } from '../data/createStore';

/** Light, dark, or the system's choice. */
export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const storageKey = 'console-scheme';
const store = createStore<Scheme>('auto');

/** The choice that this browser remembers. */
export function readScheme(): Scheme {
  const kept = browserMemory.read(storageKey);
  return schemes.find((scheme) => scheme === kept) ?? 'auto';
}

/** Applies a scheme and remembers it. */
export function applyScheme(scheme: Scheme): void {
  document.documentElement.dataset['mcScheme'] = scheme;
  store.set(scheme);
  browserMemory.write(storageKey, scheme);
}

/** The current scheme. */
export const useScheme = store.use;
