import { nameCopy } from '@beckon/contract/data/nameCopy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import { deletedKey, widgetKey, widgetsKey } from '../../data/useWidgets';
import { placeProblem } from '../../draft/placeProblem';
import { fieldsFor } from '../../fields/fieldsFor';

const texts = copy.widgets.toasts;

type Entry = Api['entry'];
type WidgetAction = {
  widget: Entry;
  act: 'pause' | 'activate' | 'duplicate' | 'restore' | 'undelete' | 'delete' | { name: string };
};

const keywords = /^(smsKeyword$|data\.actions\.opt_in_keywords\b)/;

/** The message when a widget goes live with a keyword that another live widget has. Pure. [OWN-10, SMS-10] */
function warnOfKeyword({
  type,
  channel,
  warnings,
}: Pick<Api['widget'], 'type' | 'channel' | 'warnings'>): string | undefined {
  const shared = warnings.find(({ path }) => keywords.test(path));
  return shared && placeProblem(type, fieldsFor(type, channel), shared).sentence;
}

const call = async ({ widget, act }: WidgetAction): Promise<Api['widget'] | undefined> => {
  const path = `/widgets/${widget.widgetId}`;
  if (act === 'undelete') {
    await callApi('POST', `${path}/restore`);
    // It comes back paused: if visitors saw it before, it is resumed.
    return widget.status === 'active' ? callApi('POST', `${path}/activate`) : undefined;
  }
  if (act === 'delete') return callApi('DELETE', path);
  if (act === 'duplicate')
    return callApi('POST', `${path}/${act}`, {
      name: nameCopy(widget.name, ` ${copy.widgets.actions.copyMark}`),
    });
  if (typeof act === 'string') return callApi('POST', `${path}/${act}`);
  return callApi('PATCH', path, { revision: widget.revision, name: act.name });
};

/** The list as it will be after an action, before the server has answered. */
function predictEntries(widgets: readonly Entry[], { widget, act }: WidgetAction): readonly Entry[] {
  if (act === 'delete') return widgets.filter(({ widgetId }) => widgetId !== widget.widgetId);
  const change: Partial<Entry> =
    act === 'pause'
      ? { status: 'paused' }
      : act === 'activate'
        ? { status: 'active' }
        : typeof act === 'object'
          ? act
          : {};
  return widgets.map((one) => (one.widgetId === widget.widgetId ? { ...one, ...change } : one));
}

/** The actions for a widget in the list; deleting can be undone. [OWN-06] */
export function useWidgetActions(onCopied?: (copyId: number, sourceId: number) => void) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const edit = (label: string, widgetId: number) => ({
    action: { label, act: () => navigate(`/widgets/${widgetId}`) },
  });
  const renew = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: widgetsKey });
    await client.invalidateQueries({ queryKey: deletedKey });
  };
  const { mutate } = useMutation({
    mutationFn: call,
    onMutate: async (act: WidgetAction) => {
      await client.cancelQueries({ queryKey: widgetsKey });
      const before = client.getQueryData<readonly Entry[]>(widgetsKey);
      if (before) client.setQueryData(widgetsKey, predictEntries(before, act));
      return { before };
    },
    onError: (error, _act, context) => {
      if (context?.before) client.setQueryData(widgetsKey, context.before);
      toasts.show(sentenceOf(error), { tone: 'bad' });
    },
    onSuccess: (answer, { widget, act }) => {
      client.removeQueries({ queryKey: widgetKey(widget.widgetId) });
      const { name } = widget;
      const isLive = act === 'activate' || act === 'undelete';
      const warning = isLive && answer && warnOfKeyword(answer);
      if (warning) toasts.show(fill(texts.live, { name, warning }), edit(texts.edit, widget.widgetId));
      if (act === 'delete')
        toasts.show(fill(texts.deleted, { name }), {
          action: { label: copy.common.undo, act: () => mutate({ widget, act: 'undelete' }) },
        });
      if (act === 'restore' || (act === 'undelete' && !warning)) toasts.show(fill(texts.restored, { name }));
      if (act === 'duplicate' && answer) {
        toasts.show(fill(texts.copied, { name }), edit(texts.editCopy, answer.widgetId));
        onCopied?.(answer.widgetId, widget.widgetId);
      }
    },
    onSettled: renew,
  });
  // Stays the same while the list is open, so that a row renders again only if it has changed.
  return useCallback((widget: Entry, act: WidgetAction['act']): void => mutate({ widget, act }), [mutate]);
}
