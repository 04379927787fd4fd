import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Api } from '../data/Api';
import { sessionEnd } from '../data/sessionEnd';
import { toasts } from '../data/toasts';
import { widgetKey } from '../data/useWidgets';
import { createDesk } from './createDesk';
import { keepBackup } from './keepBackup';
import { saveDraft } from './saveDraft';

/** The desk of one widget for as long as its editor is open. [OWN-07, OWN-09] */
export function useDesk(widget: Api['widget'], accountId: number) {
  const client = useQueryClient();
  const { widgetId } = widget;
  const [desk] = useState(() =>
    createDesk({
      widget,
      backup: keepBackup(accountId, widgetId),
      save: async (revision, draft) => {
        const outcome = await saveDraft(widgetId, revision, draft);
        if (outcome.kind === 'signedOut') sessionEnd.tell();
        return outcome;
      },
      onKnown: (known) => client.setQueryData(widgetKey(widgetId), known),
      onMerged: () => toasts.show('Changes from elsewhere were put together with yours.'),
    }),
  );
  const state = useSyncExternalStore(desk.subscribe, desk.get);
  const hasEnded = sessionEnd.use();
  useEffect(() => {
    if (!hasEnded) desk.retry();
  }, [desk, hasEnded]);
  useEffect(() => desk.hear(widget), [desk, widget]);
  useEffect(() => {
    const leave = desk.attend();
    window.addEventListener('online', desk.retry);
    return () => {
      window.removeEventListener('online', desk.retry);
      // What is not saved when the editor is left is saved on the way out; what is not, is kept in the browser.
      leave();
    };
  }, [desk]);
  return { desk, ...state };
}
