import { useMutation } from '@tanstack/react-query';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import type { DraftStore } from '../../draft/DraftStore';
import { replaceDraft } from '../../draft/replaceDraft';
import { draftOf } from '../../draft/saveDraft';

/** Discards the draft and continues with what visitors see; for a while, that can be undone. [OWN-09] */
export function useDiscard({ widgetId }: Api['widget'], store: DraftStore, onDone: () => void) {
  return useMutation({
    mutationFn: async () => {
      await store.flush();
      const { server, history } = store.get();
      const body = { revision: server.revision };
      const known = await callApi<Api['widget']>('POST', `/widgets/${widgetId}/discard`, body);
      // Remembers the draft here: the widget may be fetched again before this answer arrives.
      return { known, before: history.now };
    },
    onSuccess: ({ known, before }) => {
      // The server's version first: the draft then equals it, and needs no saving.
      store.accept(known);
      const act = replaceDraft(store, draftOf(known), before);
      toasts.show(copy.editor.versions.discarded, { action: { label: copy.common.undo, act } });
      onDone();
    },
    onError: (problem) => toasts.show(sentenceOf(problem), { tone: 'bad' }),
  });
}
