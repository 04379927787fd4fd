import { useInfiniteQuery } from '@tanstack/react-query';
import type { Api } from '../../../data/Api';
import { callApi } from '../../../data/callApi';

type Page = { entries: Api['audit'][]; next: string | null };

/** The changes in the account, page by page, newest first. [OWN-01] */
export function useLog() {
  return useInfiniteQuery({
    queryKey: ['log'],
    queryFn: ({ pageParam }) => callApi<Page>('GET', pageParam ? `/audit?after=${pageParam}` : '/audit'),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
