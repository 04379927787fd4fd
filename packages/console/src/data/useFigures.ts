import { useQuery } from '@tanstack/react-query';
import type { Api } from './Api';
import { callApi } from './callApi';

/** Days as the API wants them, both included. */
export type DaySpan = { from: string; to: string };

/** The figures of a period, for one widget or all of them. [OWN-11] */
export function useFigures({ from, to }: DaySpan, widgetId?: number) {
  const query = new URLSearchParams({ from, to, ...(widgetId && { widgetId: String(widgetId) }) });
  return useQuery({
    queryKey: ['figures', from, to, widgetId],
    queryFn: () => callApi<Api['report']>('GET', `/figures?${query}`),
  });
}
