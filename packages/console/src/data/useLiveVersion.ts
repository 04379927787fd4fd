import { useQuery } from '@tanstack/react-query';
import type { Api } from './Api';
import { ApiProblem } from './ApiProblem';
import { callApi } from './callApi';

type Content = Pick<Api['version'], 'channel' | 'smsKeyword' | 'data'>;

/** The version of a widget that is live; null if it was never published or is no longer stored. [OWN-09] */
export function useLiveVersion(widget: Api['widget']) {
  const { widgetId, version, hasDraft } = widget;
  return useQuery({
    queryKey: ['version', widgetId, version],
    queryFn: async (): Promise<Content | null> => {
      // Without a draft the widget itself is live.
      if (!hasDraft) return { channel: widget.channel, smsKeyword: widget.smsKeyword, data: widget.data };
      try {
        return await callApi<Api['version']>('GET', `/widgets/${widgetId}/versions/${version}`);
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null;
        throw error;
      }
    },
    enabled: version > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
