import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Api } from './Api';
import { callApi } from './callApi';

type Page = { subscribers: Api['subscriber'][]; next: string | null };

/** The filters of the list; empty ones are off. */
export type SubscriberFilter = { search: string; channel: string; widgetId: string };

/** A filter as query parameters of the API. [OWN-12] */
export function subscriberQuery(filter: SubscriberFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** Subscribers page by page, newest first; every page costs the server the same. [OWN-12] */
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

/** Everything we store about one subscriber. [OWN-12, OWN-17] */
export function useSubscriber(subscriberId: string) {
  return useQuery({
    queryKey: ['person', subscriberId],
    queryFn: () => callApi<Api['person']>('GET', `/subscribers/${subscriberId}`),
  });
}
