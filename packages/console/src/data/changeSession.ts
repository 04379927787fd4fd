import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './Api';
import { sessionKey } from './useSession';

/**
 * Replaces the session, or ends it, and clears everything that belonged to the old one. The session is overwritten rather than
 * removed: its observers would miss the new one otherwise. [OWN-01]
 */
export function changeSession(client: QueryClient, session: Api['session'] | null): void {
  client.setQueryData(sessionKey, session);
  forgetOthers(client);
}

/** Clears everything but the session. */
export function forgetOthers(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}
