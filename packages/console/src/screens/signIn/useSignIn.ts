import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../data/Api';
import { callApi } from '../../data/callApi';
import { changeSession } from '../../data/changeSession';
import { sessionEnd } from '../../data/sessionEnd';
import { sessionKey } from '../../data/useSession';

/** Signs in through one of the calls that open a session; then everything on the screen is fetched again. [OWN-01] */
export function useSignIn(path: '/sign-in' | '/sign-up' | '/invitations/accept') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => callApi<Api['session']>('POST', path, body),
    onSuccess: async (session) => {
      const before = client.getQueryData<Api['session'] | null>(sessionKey);
      // Another person or another account: nothing that was shown before may stay.
      if (before && before.account.accountId !== session.account.accountId) changeSession(client, session);
      else client.setQueryData(sessionKey, session);
      sessionEnd.forget();
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
    },
  });
}
