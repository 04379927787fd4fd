import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from './Api';
import { callApi } from './callApi';

const key = ['connections'] as const;
const path = '/settings/connections';

/** Connects a provider with these values, or disconnects it. */
type ConnectionChange = { name: Api['connection']['name']; values?: Readonly<Record<string, string>> };

/** The providers that the account is connected to; changing them changes settings too. [OWN-02] */
export function useConnections() {
  const client = useQueryClient();
  const list = useQuery({ queryKey: key, queryFn: () => callApi<Api['connections']>('GET', path) });
  const act = useMutation({
    mutationFn: ({ name, values }: ConnectionChange) =>
      callApi(values ? 'PUT' : 'DELETE', `${path}/${name}`, values),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: key });
      await client.invalidateQueries({ queryKey: ['settings'] });
    },
  });
  return { ...list, act };
}
