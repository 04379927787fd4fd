import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import { widgetsKey } from '../../data/useWidgets';
import type { DraftStore } from '../../draft/DraftStore';

/** Renames a widget, after saving what was typed so far. [OWN-06] */
export function useRename(widget: Api['widget'], store: DraftStore): (name: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (name: string) => {
      await store.flush();
      const { revision } = store.get().server;
      return await callApi<Api['widget']>('PATCH', `/widgets/${widget.widgetId}`, { revision, name });
    },
    onSuccess: (known) => {
      store.accept(known);
      void client.invalidateQueries({ queryKey: widgetsKey });
    },
    onError: (error) => toasts.show(sentenceOf(error), { tone: 'bad' }),
  });
  return mutate;
}
