import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './Api';
import { widgetKey, widgetsKey } from './useWidgets';

/** Caches a widget and its entry in the list, so that going back shows the newest. [OWN-06, OWN-09] */
export function rememberWidget(client: QueryClient, widget: Api['widget']): void {
  const { smsKeyword: _, data: __, warnings: ___, ...entry } = widget;
  client.setQueryData(widgetKey(widget.widgetId), widget);
  client.setQueryData<Api['entry'][]>(widgetsKey, (list) =>
    list?.map((one) => (one.widgetId === widget.widgetId ? entry : one)),
  );
}
