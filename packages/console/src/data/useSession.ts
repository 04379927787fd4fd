import { useQuery } from '@tanstack/react-query';
import type { Api } from './Api';
import { isSignedOut } from './ApiProblem';
import { callApi } from './callApi';

/** The cache key of the session. */
export const sessionKey = ['session'] as const;

/** The session; `null` if signed out. [OWN-01] */
export function useSession() {
  return useQuery({
    queryKey: sessionKey,
    queryFn: async (): Promise<Api['session'] | null> => {
      try {
        return await callApi<Api['session']>('GET', '/session');
      } catch (error) {
        if (isSignedOut(error)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
