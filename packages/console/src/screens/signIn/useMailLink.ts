import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../data/callApi';

/** What the link of a mail is for: asked once, since what it says does not change while the page is open. [OWN-01] */
export function useMailLink<Answer>(path: '/invitations/look' | '/password/reset/accounts', token: string) {
  return useQuery({
    queryKey: [path, token],
    queryFn: () => callApi<Answer>('POST', path, { token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
