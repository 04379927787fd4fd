import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Api } from '../data/Api';
import { sentenceOf } from '../data/ApiProblem';
import { callApi } from '../data/callApi';
import { changeSession } from '../data/changeSession';
import { toasts } from '../data/toasts';

/** Switches accounts and signs out. [OWN-01] */
export function useSessionActions(): { change: (accountId: number) => void; leave: () => void } {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const onError = (error: unknown): void => toasts.show(sentenceOf(error), { tone: 'bad' });
  const { mutate: change } = useMutation({
    mutationFn: (accountId: number) => callApi<Api['session']>('POST', '/session/account', { accountId }),
    onSuccess: (next) => {
      changeSession(client, next);
      navigate('/widgets');
    },
    onError,
  });
  const { mutate: leave } = useMutation({
    mutationFn: () => callApi('POST', '/sign-out'),
    onSuccess: () => {
      changeSession(client, null);
      navigate('/', { replace: true });
    },
    onError,
  });
  return { change, leave };
}
