import { Button } from '@beckon/controls/Button';
import { Modal } from '@beckon/controls/Modal';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import { ScrollArea } from '@beckon/controls/ScrollArea';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import type { Desk } from '../../draft/Desk';
import { replaceDraft } from '../../draft/replaceDraft';
import { draftOf } from '../../draft/saveDraft';
import { Skeleton } from '../../parts/Skeleton';
import { Tag } from '../../parts/Tag';
import { adopt } from '../../style/adopt';
import classes from './dialogs.module.css';
import sheet from './dialogs.module.css?inline';
import { useDiscard } from './useDiscard';

adopt(sheet);

const widthPx = 480;

interface VersionsDialogProps {
  readonly widget: Api['widget'];
  readonly desk: Desk;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

/** Every version that visitors saw; each can become the draft again. [OWN-09] */
export function VersionsDialog({ widget, desk, canEdit, onClose }: VersionsDialogProps): ReactNode {
  const { widgetId, version: current, hasDraft } = widget;
  const { data: versions, error } = useQuery({
    queryKey: ['versions', widgetId],
    queryFn: async () =>
      (await callApi<{ versions: Api['versionEntry'][] }>('GET', `/widgets/${widgetId}/versions`)).versions,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (version: number) =>
      callApi<Api['version']>('GET', `/widgets/${widgetId}/versions/${version}`),
    onSuccess: (found) => {
      const act = replaceDraft(desk, draftOf(found));
      toasts.show(`Version ${found.version} is your draft now.`, { action: { label: 'Undo', act } });
      onClose();
    },
    onError: (problem) => toasts.show(sentenceOf(problem), { tone: 'bad' }),
  });
  const discard = useDiscard(widget, desk, onClose);
  const isBusy = isPending || discard.isPending;
  return (
    <Modal open title="Versions" widthPx={widthPx} footerButtons={null} onClose={onClose}>
      {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
      {!versions && !error && <Skeleton kind="rows" />}
      {versions?.length === 0 && <p>Not published yet. Each time you publish, the version is kept here.</p>}
      {!canEdit && <p className={classes['quiet']}>Who may edit can bring one of them back.</p>}
      <ScrollArea label="Versions" className={classes['scroll']}>
        <ul className={classes['versions']}>
          {/* Only with the versions: the dialog grows when they come, and would move the button under the pointer. */}
          {(versions || error) && current > 0 && hasDraft && (
            <li>
              <span>
                <strong>Your draft</strong>
                <span className={classes['quiet']}>Not published yet</span>
              </span>
              {canEdit && (
                <Button
                  size="s"
                  variant="secondary"
                  data-act="discard"
                  disabled={isBusy}
                  onClick={() => discard.mutate()}
                >
                  Discard
                </Button>
              )}
            </li>
          )}
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
              <span className={classes['rowEnd']}>
                {version === current && <Tag tone="good">Live</Tag>}
                {canEdit && (version !== current || hasDraft) && (
                  <Button
                    size="s"
                    variant="secondary"
                    disabled={isBusy}
                    // What visitors see needs no draft: it comes back by letting go of the one that there is.
                    onClick={() => (version === current ? discard.mutate() : mutate(version))}
                  >
                    Bring back
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </ScrollArea>
    </Modal>
  );
}
