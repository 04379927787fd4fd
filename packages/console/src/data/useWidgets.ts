import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from './Api';
import { callApi } from './callApi';

/** Where lists of widgets are remembered. */
export const widgetsKey = ['widgets'] as const;
/** Where deleted widgets are remembered. */
export const deletedKey = ['deletedWidgets'] as const;
/** Where one widget is remembered. */
export const widgetKey = (widgetId: number) => ['widget', widgetId] as const;

/** The widgets of the account. [OWN-06] */
export function useWidgets() {
  return useQuery({
    queryKey: widgetsKey,
    queryFn: async () => (await callApi<{ widgets: Api['entry'][] }>('GET', '/widgets')).widgets,
  });
}

/** Those that were deleted and can be brought back. [OWN-06] */
export function useDeletedWidgets() {
  return useQuery({
    queryKey: deletedKey,
    queryFn: async () => (await callApi<{ widgets: Api['entry'][] }>('GET', '/widgets?deleted=true')).widgets,
  });
}

/** How one widget is asked for. */
export const widgetQuery = (widgetId: number) =>
  queryOptions({
    queryKey: widgetKey(widgetId),
    queryFn: () => callApi<Api['widget']>('GET', `/widgets/${widgetId}`),
  });

/** One widget with its draft. [OWN-09] */
export function useWidget(widgetId: number) {
  return useQuery(widgetQuery(widgetId));
}

/** The settings of the account. [OWN-02] */
export function useSettings() {
  return useQuery({
    queryKey: ['settings'],
    queryFn: () => callApi<Api['settings']>('GET', '/settings'),
  });
}
