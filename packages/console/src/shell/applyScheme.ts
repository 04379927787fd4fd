import { browserMemory } from '../data/browserMemory';
import { createStore } from '../data/createStore';

/** Light, dark, or as the system has it. */
export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const storageKey = 'console-scheme';
const store = createStore<Scheme>('auto');

/** The choice that was made in this browser. */
export function readScheme(): Scheme {
  const kept = browserMemory.read(storageKey);
  return schemes.find((scheme) => scheme === kept) ?? 'auto';
}

/** Draws everything in a scheme from now on, and keeps the choice. */
export function applyScheme(scheme: Scheme): void {
  document.documentElement.dataset['mcScheme'] = scheme;
  store.set(scheme);
  browserMemory.write(storageKey, scheme);
}

/** The scheme as it is. */
export const useScheme = store.use;
