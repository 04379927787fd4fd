import { Button } from '@beckon/controls/Button';
import { useConfirm } from '@beckon/controls/Confirm';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consoleIcons } from '../../components/consoleIcons';
import { Notice } from '../../components/Notice';
import { saveFile } from '../../components/saveFile';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';

const { export: exportLabel, consequence } = copy.subscribers.details;
const indent = 2;
const onError = (problem: Error) => toasts.show(sentenceOf(problem), { tone: 'bad' });

/** A search for a whole number that isn't a subscriber's: what is stored about it anyway can be exported and erased. [OWN-12] */
export function NumberNotice({ phone }: { readonly phone: string }): ReactNode {
  const { confirm: ask, dialog: question } = useConfirm();
  const save = useMutation({
    mutationFn: () => callApi<object>('POST', '/numbers/export', { phone }),
    onSuccess: (found) =>
      saveFile('number.json', new Blob([JSON.stringify(found, null, indent)], { type: 'application/json' })),
    onError,
  });
  const erase = useMutation({
    mutationFn: () => callApi('POST', '/numbers/erase', { phone }),
    onSuccess: () => toasts.show(copy.subscribers.timeline.reasons.erased),
    onError,
  });
  const eraseIfSure = async (): Promise<void> => {
    const isSure = await ask({
      title: fill(copy.subscribers.deleteNumber, { phone }),
      text: consequence,
      danger: true,
      texts: { confirm: copy.common.delete, cancel: copy.common.cancel, close: copy.common.close },
    });
    if (isSure) erase.mutate();
  };
  return (
    <Notice icon={consoleIcons.people} title={copy.common.noMatches} text={copy.subscribers.unknownNumber}>
      <Button
        size="s"
        variant="secondary"
        disabled={erase.isSuccess}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        {exportLabel}
      </Button>
      <Button
        size="s"
        variant="secondary"
        disabled={erase.isSuccess}
        loading={erase.isPending}
        onClick={() => void eraseIfSure()}
      >
        {copy.common.delete}
      </Button>
      {question}
    </Notice>
  );
}
