import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './Api';
import { sessionKey } from './useSession';

/**
 * Puts another session, or nobody's, in place of this one, and forgets everything that belonged to it. The session itself is
 * written, not removed: whoever looks at it would not hear of a new one. [OWN-01]
 */
export function changeSession(client: QueryClient, session: Api['session'] | null): void {
  client.setQueryData(sessionKey, session);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}
