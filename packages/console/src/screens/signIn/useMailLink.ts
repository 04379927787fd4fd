import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../data/callApi';

/** What an email's link is for: requested once, since the answer doesn't change while the page is open. [OWN-01] */
export function useMailLink<Answer>(path: '/invitations/look' | '/password/reset/accounts', token: string) {
  return useQuery({
    queryKey: [path, token],
    queryFn: () => callApi<Answer>('POST', path, { token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
