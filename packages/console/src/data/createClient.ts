import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Api } from './Api';
import { ApiProblem, isSignedOut } from './ApiProblem';
import { forgetOthers } from './changeSession';
import { showAccount } from './nameAccount';
import { sessionEnd } from './sessionEnd';
import { sessionKey } from './useSession';

const staleMs = 15_000;
const mostTries = 2;
const serverFault = 500;
const askAgainMs = 10_000;

/** Was there no answer, or a server error? A refusal is final. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status >= serverFault);

/**
 * The cache of the server's answers. It also notices an ended session or a deleted account, whichever request reports it, and whose data is
 * on the screen. [OWN-01]
 */
export function createClient(): QueryClient {
  const onError = (error: unknown): void => {
    if (isSignedOut(error)) sessionEnd.announce();
    // The session says so, too, and then the console shows how to restore it.
    if (error instanceof ApiProblem && error.code === 'account_closed')
      void client.invalidateQueries({ queryKey: sessionKey });
  };
  const queryCache = new QueryCache({ onError });
  retainErrors(queryCache);
  let shown: number | undefined;
  // Before anything is drawn with the new session.
  queryCache.subscribe(({ query: { queryKey, state } }) => {
    if (queryKey[0] !== sessionKey[0]) return;
    const next = (state.data as Api['session'] | null | undefined)?.account.accountId;
    showAccount(next);
    // Another tab has switched, and this one asked for the session again: nothing of the old account may stay on the screen.
    const hasSwitched = shown !== undefined && next !== undefined && next !== shown;
    shown = next;
    if (hasSwitched) forgetOthers(client);
  });
  const client = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // When offline, fail at once instead of waiting silently.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: staleMs,
        // Retry only lost requests: at once, every few seconds while the page is visible, and when the browser is back online.
        retry: (count, error) => count < mostTries && isLost(error),
        refetchInterval: ({ state }) => (isLost(state.error) ? askAgainMs : false),
        refetchOnReconnect: ({ state }) => (state.error ? 'always' : true),
      },
    },
  });
  return client;
}

/**
 * Keeps a failed query without data failed during a retry. The library would call it pending: its error message would vanish and
 * come back, lose the focus and be announced again. [OWN-06, OWN-23]
 */
function retainErrors(queries: QueryCache): void {
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
