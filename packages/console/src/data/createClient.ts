import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem, isSignedOut } from './ApiProblem';
import { sessionEnd } from './sessionEnd';

const staleMs = 15_000;
const mostTries = 2;
const serverFault = 500;
const askAgainMs = 10_000;

/** Did nobody answer, or only to say that something broke? A refusal stays one. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status >= serverFault);

/** The memory of what the server has said. A session that has ended is noticed here, whoever met it. [OWN-01] */
export function createClient(): QueryClient {
  const onError = (error: unknown): void => {
    if (isSignedOut(error)) sessionEnd.tell();
  };
  const queryCache = new QueryCache({ onError });
  keepErrors(queryCache);
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Whoever is offline is told so at once, instead of waiting without a word.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: staleMs,
        // Only what went wrong on the way is tried again: at once, every few seconds while the page is looked at, and when the
        // browser is online again.
        retry: (count, error) => count < mostTries && isLost(error),
        refetchInterval: ({ state }) => (isLost(state.error) ? askAgainMs : false),
        refetchOnReconnect: ({ state }) => (state.error ? 'always' : true),
      },
    },
  });
}

/**
 * A query that failed and has no data stays failed while it is tried again. The library would call it pending: the notice about it
 * would go and come back, lose the focus and be announced once more. [OWN-06, OWN-23]
 */
function keepErrors(queries: QueryCache): void {
  const errors = new WeakMap<Query, Error>();
  queries.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { data, errorUpdateCount } = query.state;
    if (action.type === 'error') errors.set(query, action.error);
    const error = errors.get(query);
    if (action.type === 'fetch' && data === undefined && errorUpdateCount > 0 && error)
      query.setState({ error, status: 'error' });
  });
}
