import type { PublicChannel } from '@beckon/contract/messageChannels';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Api } from '../../../data/Api';
import { callApi } from '../../../data/callApi';

const path = '/settings/test-message';
const pollMs = 1000;

type Order = { channel: PublicChannel; to: string };
const isOnItsWay = (state: Api['testMessage']['state'] | undefined): boolean =>
  state === 'queued' || state === 'sending';

/** Sends a test message and follows its state. [OWN-13] */
export function useTestMessage() {
  const send = useMutation({
    mutationFn: (order: Order) => callApi<{ messageId: string }>('POST', path, order),
  });
  const messageId = send.data?.messageId;
  const { data: outcome, isError } = useQuery({
    queryKey: ['testMessage', messageId],
    queryFn: () => callApi<Api['testMessage']>('GET', `${path}/${messageId}`),
    enabled: messageId !== undefined,
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || (data && !isOnItsWay(data.state)) ? false : pollMs,
  });
  return {
    send,
    outcome: messageId === undefined ? undefined : outcome,
    isSent: messageId !== undefined,
    /** Its state is unknown. */
    isLost: isError,
  };
}
