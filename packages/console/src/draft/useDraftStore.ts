import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { copy } from '../copy/copy';
import type { Api } from '../data/Api';
import { rememberWidget } from '../data/rememberWidget';
import { sessionEnd } from '../data/sessionEnd';
import { toasts } from '../data/toasts';
import { collectBackups } from './collectBackups';
import { createBackup } from './createBackup';
import { createDraftStore } from './createDraftStore';
import { holdDraft } from './holdDraft';
import { saveDraft } from './saveDraft';

/** The signed-in member. */
type Member = { accountId: number; canEdit: boolean };

/** The draft of one widget, as long as its editor is open. [OWN-07, OWN-09] */
export function useDraftStore(widget: Api['widget'], { accountId, canEdit }: Member) {
  const client = useQueryClient();
  const { widgetId } = widget;
  const [backup] = useState(() => createBackup({ accountId, widgetId, editorId: generateId() }));
  const [store] = useState(() =>
    createDraftStore({
      widget,
      backup,
      save: async (revision, draft) => {
        const outcome = await saveDraft(widgetId, revision, draft);
        if (outcome.kind === 'signedOut') sessionEnd.announce();
        return outcome;
      },
      onKnown: (known) => rememberWidget(client, known),
      onMerged: () => toasts.show(copy.draft.merged),
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.get);
  const hasEnded = sessionEnd.use();
  useEffect(() => {
    if (!hasEnded) store.retry();
  }, [store, hasEnded]);
  useEffect(() => store.receive(widget), [store, widget]);
  useEffect(() => {
    const letGo = holdDraft(backup.key);
    const leave = store.attend();
    window.addEventListener('online', store.retry);
    return () => {
      window.removeEventListener('online', store.retry);
      // Unsaved changes are saved when the editor closes; if that fails, they stay in the browser.
      void leave().then(letGo);
    };
  }, [store, backup]);
  useEffect(() => {
    if (!canEdit) return undefined;
    const { locks } = navigator as Partial<Navigator>;
    const onFound = (): void => toasts.show(copy.draft.restored);
    return collectBackups({ left: backup.others(), store, locks, onFound });
  }, [store, backup, canEdit]);
  return { store, ...state };
}

function generateId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
