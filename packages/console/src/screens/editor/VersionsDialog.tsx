import { Button } from '@beckon/controls/Button';
import { Modal } from '@beckon/controls/Modal';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import type { Desk } from '../../draft/Desk';
import { draftOf } from '../../draft/saveDraft';
import { Skeleton } from '../../parts/Skeleton';
import { adopt } from '../../style/adopt';
import classes from './dialogs.module.css';
import sheet from './dialogs.module.css?inline';

adopt(sheet);

const widthPx = 480;

interface VersionsDialogProps {
  readonly widget: Api['widget'];
  readonly desk: Desk;
  readonly onClose: () => void;
}

/** Every version that visitors saw; each can become the draft again. [OWN-09] */
export function VersionsDialog({ widget, desk, onClose }: VersionsDialogProps): ReactNode {
  const { widgetId, version: current } = widget;
  const { data: versions, error } = useQuery({
    queryKey: ['versions', widgetId],
    queryFn: async () =>
      (await callApi<{ versions: Api['versionEntry'][] }>('GET', `/widgets/${widgetId}/versions`)).versions,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (version: number) =>
      callApi<Api['version']>('GET', `/widgets/${widgetId}/versions/${version}`),
    onSuccess: (found) => {
      desk.replace(draftOf(found as never));
      toasts.show(`Version ${found.version} is your draft now.`, {
        action: { label: 'Undo', act: desk.undo },
      });
      onClose();
    },
    onError: (problem) => toasts.show(sentenceOf(problem), { tone: 'bad' }),
  });
  return (
    <Modal open title="Versions" widthPx={widthPx} footerButtons={null} onClose={onClose}>
      {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
      {!versions && !error && <Skeleton kind="rows" />}
      {versions?.length === 0 && <p>Not published yet. Each time you publish, the version is kept here.</p>}
      <ul className={classes['versions']}>
        {versions?.map(({ version, publishedAt, publishedBy }) => (
          <li key={version}>
            <span>
              <strong>Version {version}</strong>
              <span className={classes['quiet']}>
                {' '}
                <RelativeTime atMs={Date.parse(publishedAt)} />
                {publishedBy && `, by ${publishedBy}`}
              </span>
            </span>
            {version === current ? (
              <span className={classes['quiet']}>Live</span>
            ) : (
              <Button size="s" variant="secondary" disabled={isPending} onClick={() => mutate(version)}>
                Bring back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
