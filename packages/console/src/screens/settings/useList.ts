import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';

type ListChange = {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  /** The field of the body whose error is shown beside its input, and nowhere else. */
  field?: string;
};

/** A list of the account, such as its members, and its actions; after each, it is fetched again, along with the other queries in `also`. */
export function useList<Entry>(path: string, name: string, also: readonly QueryKey[] = []) {
  const client = useQueryClient();
  const list = useQuery({
    queryKey: ['list', path],
    queryFn: async () => (await callApi<Record<string, Entry[]>>('GET', path))[name] ?? [],
  });
  const act = useMutation({
    // One after another, in the order of the presses.
    scope: { id: path },
    mutationFn: ({ method, path: at, body }: ListChange) => callApi<unknown>(method, at, body),
    onSuccess: () =>
      Promise.all(
        [['list', path], ...also].map((queryKey: QueryKey) => client.invalidateQueries({ queryKey })),
      ),
    onError: (error, { field = '' }) => {
      if (!problemOf(error, field)) toasts.show(sentenceOf(error), { tone: 'bad' });
    },
  });
  return { entries: list.data, error: list.error, act };
}
