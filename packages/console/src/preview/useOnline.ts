import { useSyncExternalStore } from 'react';

const kinds = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const kind of kinds) window.addEventListener(kind, listener);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listener);
  };
}

/** Whether the browser is online, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
