import { Button } from '@beckon/controls/Button';
import { Modal } from '@beckon/controls/Modal';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import { ScrollArea } from '@beckon/controls/ScrollArea';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton';
import { Tag } from '../../components/Tag';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { fillNodes } from '../../copy/fillNodes';
import { language } from '../../copy/language';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import type { DraftStore } from '../../draft/DraftStore';
import { replaceDraft } from '../../draft/replaceDraft';
import { draftOf } from '../../draft/saveDraft';
import { adopt } from '../../style/adopt';
import classes from './dialogs.module.css';
import sheet from './dialogs.module.css?inline';
import { useDiscard } from './useDiscard';

adopt(sheet);

const texts = copy.editor.versions;
const widthPx = 480;

interface VersionsDialogProps {
  readonly widget: Api['widget'];
  readonly store: DraftStore;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

const when = (moment: string): ReactNode => <RelativeTime atMs={Date.parse(moment)} locale={language()} />;

/** Every version that visitors saw; each can become the draft again. [OWN-09] */
export function VersionsDialog({ widget, store, canEdit, onClose }: VersionsDialogProps): ReactNode {
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
      const act = replaceDraft(store, draftOf(found));
      toasts.show(fill(texts.restored, { n: found.version }), { action: { label: copy.common.undo, act } });
      onClose();
    },
    onError: (problem) => toasts.show(sentenceOf(problem), { tone: 'bad' }),
  });
  const discard = useDiscard(widget, store, onClose);
  const isBusy = isPending || discard.isPending;
  return (
    <Modal
      open
      title={texts.title}
      widthPx={widthPx}
      texts={{ close: copy.common.close }}
      footerButtons={null}
      onClose={onClose}
    >
      {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
      {!versions && !error && <Skeleton kind="rows" />}
      {versions?.length === 0 && <p>{texts.none}</p>}
      {!canEdit && <p className={classes['quiet']}>{texts.viewer}</p>}
      <ScrollArea label={texts.title} className={classes['scroll']}>
        <ul className={classes['versions']}>
          {/* Only with the versions: the dialog grows when they load, and would move the button under the pointer. */}
          {(versions || error) && current > 0 && hasDraft && (
            <li>
              <span>
                <strong>{texts.draft}</strong>
                <span className={classes['quiet']}>{texts.unpublished}</span>
              </span>
              {canEdit && (
                <Button
                  size="s"
                  variant="secondary"
                  data-act="discard"
                  disabled={isBusy}
                  onClick={() => discard.mutate()}
                >
                  {texts.discard}
                </Button>
              )}
            </li>
          )}
          {versions?.map(({ version, publishedAt, publishedBy }) => (
            <li key={version}>
              <span>
                <strong>{fill(copy.common.version, { n: version })}</strong>
                <span className={classes['quiet']}>
                  {' '}
                  {publishedBy
                    ? fillNodes(texts.publishedBy, { time: when(publishedAt), name: publishedBy })
                    : when(publishedAt)}
                </span>
              </span>
              <span className={classes['rowEnd']}>
                {version === current && <Tag tone="good">{texts.live}</Tag>}
                {canEdit && (version !== current || hasDraft) && (
                  <Button
                    size="s"
                    variant="secondary"
                    disabled={isBusy}
                    // What visitors see needs no draft: discarding the current one brings it back.
                    onClick={() => (version === current ? discard.mutate() : mutate(version))}
                  >
                    {texts.restore}
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
