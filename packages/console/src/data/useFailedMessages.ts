import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from './Api';
import { sentenceOf } from './ApiProblem';
import { callApi } from './callApi';
import { toasts } from './toasts';

const key = ['/messages/failed'] as const;

/** The messages that weren't sent, the texts that wait for the daily limit, and another try. [OWN-13, NET-12] */
export function useFailedMessages() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => callApi<Api['failedMessages']>('GET', '/messages/failed'),
  });
  const retry = useMutation({
    mutationFn: (messageId: string) => callApi('POST', `/messages/${messageId}/retry`),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
    onError: (error) => toasts.show(sentenceOf(error), { tone: 'bad' }),
  });
  return { data, retry };
}
