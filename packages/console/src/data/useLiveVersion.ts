import { useQuery } from '@tanstack/react-query';
import type { Api } from './Api';
import { callApi } from './callApi';

/** What visitors see of a widget at the moment; nothing if it was never published. [OWN-09] */
export function useLiveVersion({ widgetId, version }: Pick<Api['widget'], 'widgetId' | 'version'>) {
  return useQuery({
    queryKey: ['version', widgetId, version],
    queryFn: () => callApi<Api['version']>('GET', `/widgets/${widgetId}/versions/${version}`),
    enabled: version > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
