import { createContext, use } from 'react';
import type { Api } from '../data/Api';

/** Who is signed in, for everything inside the shell. */
export const SessionContext = createContext<Api['session'] | undefined>(undefined);

/** Who is signed in. */
export function useMe(): Api['session'] {
  const session = use(SessionContext);
  if (!session) throw new Error('Only screens inside the shell know who is signed in.');
  return session;
}

/** May this person change widgets, or are they here to look? */
export function useCanEdit(): boolean {
  return useMe().role !== 'viewer';
}
