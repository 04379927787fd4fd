import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { loadLate } from '../copy/lateCopy';
import type { Api } from './Api';
import { sentenceOf } from './ApiProblem';
import { callApi } from './callApi';
import { toasts } from './toasts';

const key = ['/messages/failed'] as const;

/** The reasons are in the console's language. */
async function fetchFailed(): Promise<Api['failedMessages']> {
  const answer = await callApi<Api['failedMessages']>('GET', '/messages/failed');
  if (answer.messages.length === 0) return answer;
  const { translate } = await loadLate();
  const say = ({ why, reason }: Api['failedMessages']['messages'][number]): string =>
    translate?.(why).error ?? reason;
  return { ...answer, messages: answer.messages.map((message) => ({ ...message, reason: say(message) })) };
}

/** The messages that weren't sent, the texts that wait for the daily limit, and another try. [OWN-13, NET-12] */
export function useFailedMessages() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: fetchFailed,
  });
  const retry = useMutation({
    mutationFn: (messageId: string) => callApi('POST', `/messages/${messageId}/retry`),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
    onError: (error) => toasts.show(sentenceOf(error), { tone: 'bad' }),
  });
  return { data, retry };
}
