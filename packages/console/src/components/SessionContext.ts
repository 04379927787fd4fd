import { createContext, use } from 'react';
import type { Api } from '../data/Api';

/** The session, for everything inside the shell. */
export const SessionContext = createContext<Api['session'] | undefined>(undefined);

/** The session of the signed-in user. */
export function useMe(): Api['session'] {
  const session = use(SessionContext);
  if (!session) throw new Error('Only screens inside the shell know who is signed in.');
  return session;
}

/** Whether this member may change widgets, or only view them. */
export function useCanEdit(): boolean {
  return useMe().role !== 'viewer';
}
