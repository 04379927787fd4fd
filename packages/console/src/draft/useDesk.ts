import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { copy } from '../copy/copy';
import type { Api } from '../data/Api';
import { rememberWidget } from '../data/rememberWidget';
import { sessionEnd } from '../data/sessionEnd';
import { toasts } from '../data/toasts';
import { collectBackups } from './collectBackups';
import { createDesk } from './createDesk';
import { holdDesk } from './holdDesk';
import { keepBackup } from './keepBackup';
import { saveDraft } from './saveDraft';

/** The signed-in member. */
type Person = { accountId: number; canEdit: boolean };

/** The draft of one widget, as long as its editor is open. [OWN-07, OWN-09] */
export function useDesk(widget: Api['widget'], { accountId, canEdit }: Person) {
  const client = useQueryClient();
  const { widgetId } = widget;
  const [backup] = useState(() => keepBackup({ accountId, widgetId, deskId: makeId() }));
  const [desk] = useState(() =>
    createDesk({
      widget,
      backup,
      save: async (revision, draft) => {
        const outcome = await saveDraft(widgetId, revision, draft);
        if (outcome.kind === 'signedOut') sessionEnd.tell();
        return outcome;
      },
      onKnown: (known) => rememberWidget(client, known),
      onMerged: () => toasts.show(copy.draft.merged),
    }),
  );
  const state = useSyncExternalStore(desk.subscribe, desk.get);
  const hasEnded = sessionEnd.use();
  useEffect(() => {
    if (!hasEnded) desk.retry();
  }, [desk, hasEnded]);
  useEffect(() => desk.hear(widget), [desk, widget]);
  useEffect(() => {
    const letGo = holdDesk(backup.key);
    const leave = desk.attend();
    window.addEventListener('online', desk.retry);
    return () => {
      window.removeEventListener('online', desk.retry);
      // Unsaved changes are saved when the editor closes; if that fails, they stay in the browser.
      void leave().then(letGo);
    };
  }, [desk, backup]);
  useEffect(() => {
    if (!canEdit) return undefined;
    const { locks } = navigator as Partial<Navigator>;
    const onFound = (): void => toasts.show(copy.draft.restored);
    return collectBackups({ left: backup.others(), desk, locks, onFound });
  }, [desk, backup, canEdit]);
  return { desk, ...state };
}

function makeId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
