import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Api } from './Api';
import { sentenceOf } from './ApiProblem';
import { callApi } from './callApi';
import type { Draft, WidgetType } from './Draft';
import { toasts } from './toasts';
import { widgetKey, widgetsKey } from './useWidgets';

type NewWidget = { type: WidgetType; name?: string } & Partial<Draft>;

/** Creates a widget and opens it in the editor. [OWN-06] */
export function useCreateWidget() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (made: NewWidget) => callApi<Api['widget']>('POST', '/widgets', made),
    onSuccess: (widget) => {
      client.setQueryData(widgetKey(widget.widgetId), widget);
      void client.invalidateQueries({ queryKey: widgetsKey });
      navigate(`/widgets/${widget.widgetId}`);
    },
    onError: (error) => toasts.show(sentenceOf(error), { tone: 'bad' }),
  });
}
