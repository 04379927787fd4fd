import { useMutation } from '@tanstack/react-query';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import type { Desk } from '../../draft/Desk';
import { replaceDraft } from '../../draft/replaceDraft';
import { draftOf } from '../../draft/saveDraft';

/** Throws the draft away and goes on with what visitors see; for a while it can be had back. [OWN-09] */
export function useDiscard({ widgetId }: Api['widget'], desk: Desk, onDone: () => void) {
  return useMutation({
    mutationFn: async () => {
      await desk.flush();
      const { server, history } = desk.get();
      const body = { revision: server.revision };
      const known = await callApi<Api['widget']>('POST', `/widgets/${widgetId}/discard`, body);
      // What was there is remembered here: the widget may be read again before this answer is.
      return { known, before: history.now };
    },
    onSuccess: ({ known, before }) => {
      // The server's first: what is put on the desk then is what it has, and needs no saving.
      desk.meet(known);
      const act = replaceDraft(desk, draftOf(known), before);
      toasts.show(copy.editor.versions.discarded, { action: { label: copy.common.undo, act } });
      onDone();
    },
    onError: (problem) => toasts.show(sentenceOf(problem), { tone: 'bad' }),
  });
}
