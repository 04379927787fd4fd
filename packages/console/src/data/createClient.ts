import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem, isSignedOut } from './ApiProblem';
import { sessionEnd } from './sessionEnd';

const staleMs = 15_000;
const mostTries = 2;
const serverFault = 500;

/** The memory of what the server has said. A session that has ended is noticed here, whoever met it. [OWN-01] */
export function createClient(): QueryClient {
  const onError = (error: unknown): void => {
    if (isSignedOut(error)) sessionEnd.tell();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Whoever is offline is told so at once, instead of waiting without a word.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: staleMs,
        // A refusal stays one; only what went wrong on the way is tried again.
        retry: (count, error) =>
          count < mostTries &&
          error instanceof ApiProblem &&
          (error.status === 0 || error.status >= serverFault),
      },
    },
  });
}
