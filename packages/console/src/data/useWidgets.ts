import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from './Api';
import { callApi } from './callApi';

/** The cache key of the widget list. */
export const widgetsKey = ['widgets'] as const;
/** The cache key of deleted widgets. */
export const deletedKey = ['deletedWidgets'] as const;
/** The cache key of one widget. */
export const widgetKey = (widgetId: number) => ['widget', widgetId] as const;

/** The widgets of the account. [OWN-06] */
export function useWidgets() {
  return useQuery({
    queryKey: widgetsKey,
    queryFn: async () => (await callApi<{ widgets: Api['entry'][] }>('GET', '/widgets')).widgets,
  });
}

/** Deleted widgets that can be restored. [OWN-06] */
export function useDeletedWidgets() {
  return useQuery({
    queryKey: deletedKey,
    queryFn: async () => (await callApi<{ widgets: Api['entry'][] }>('GET', '/widgets?deleted=true')).widgets,
  });
}

/** The query for one widget. */
const widgetQuery = (widgetId: number) =>
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
