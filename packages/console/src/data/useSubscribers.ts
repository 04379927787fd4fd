import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from './Api';
import { callApi } from './callApi';

type Page = { subscribers: Api['subscriber'][]; next: string | null };

/** What the list is narrowed to; empty texts narrow nothing. */
export type SubscriberFilter = { search: string; channel: string; widgetId: string };

/** A filter as the API wants it in an address. [OWN-12] */
export function subscriberQuery(filter: SubscriberFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** Subscribers page by page, newest first; each page costs the server the same, wherever it lies. [OWN-12] */
export function useSubscribers(filter: SubscriberFilter) {
  return useInfiniteQuery({
    queryKey: ['subscribers', filter],
    queryFn: ({ pageParam }) => {
      const query = subscriberQuery(filter);
      if (pageParam) query.set('after', pageParam);
      return callApi<Page>('GET', `/subscribers?${query}`);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
}

/** Everything that is kept about one person. [OWN-12, OWN-17] */
export function usePerson(subscriberId: string) {
  return useQuery({
    queryKey: ['person', subscriberId],
    queryFn: () => callApi<Api['person']>('GET', `/subscribers/${subscriberId}`),
  });
}
