import { Button } from '@beckon/controls/Button';
import { useConfirm } from '@beckon/controls/Confirm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { ExportLink } from '../../components/ExportLink';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { useCanEdit } from '../../components/SessionContext';
import { Skeleton } from '../../components/Skeleton';
import { Tag } from '../../components/Tag';
import { copy } from '../../copy/copy';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import { useSubscriber } from '../../data/useSubscribers';
import { useWidgets } from '../../data/useWidgets';
import { adopt } from '../../style/adopt';
import { buildTimeline } from './buildTimeline';
import { Receipts } from './Receipts';
import { nameOf } from './SubscriberTable';
import classes from './subscribers.module.css';
import text from './subscribers.module.css?inline';
import { Timeline } from './Timeline';

adopt(text);

const texts = copy.subscribers.details;

/** One subscriber: activity, consent records, export and deletion. [OWN-12, OWN-17] */
export function SubscriberScreen(): ReactNode {
  const { subscriberId = '' } = useParams();
  const { data: subscriber, error, refetch } = useSubscriber(subscriberId);
  const { data: widgets = [] } = useWidgets();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const canEdit = useCanEdit();
  const { confirm: ask, dialog: question } = useConfirm();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE', `/subscribers/${subscriberId}`),
    onSuccess: () => {
      client.removeQueries({ queryKey: ['person', subscriberId] });
      void client.invalidateQueries({ queryKey: ['subscribers'] });
      toasts.show(texts.deleted);
      navigate('/subscribers');
    },
    onError: (problem) => toasts.show(sentenceOf(problem), { tone: 'bad' }),
  });
  if (error && !subscriber)
    return (
      <Notice title={texts.loadFailed} text={sentenceOf(error)}>
        <Button onClick={() => refetch()}>{copy.common.tryAgain}</Button>
        <Button variant="secondary" onClick={() => navigate('/subscribers')}>
          {texts.back}
        </Button>
      </Notice>
    );
  if (!subscriber) return <Skeleton kind="page" />;
  const erase = async (): Promise<void> => {
    const isSure = await ask({
      title: texts.question,
      text: texts.consequence,
      danger: true,
      texts: { confirm: copy.common.delete, cancel: copy.common.cancel, close: copy.common.close },
    });
    if (isSure) remove.mutate();
  };
  return (
    <div className={classes['page']}>
      <p className={classes['crumb']}>
        <Link href="/subscribers">{copy.shell.places.subscribers}</Link>
      </p>
      <PageHead title={nameOf(subscriber)}>
        {subscriber.stops.map(({ channel }) => (
          <Tag key={channel} tone="warn">
            {copy.subscribers.unsubscribed}
          </Tag>
        ))}
        <ExportLink path={`/subscribers/${subscriberId}/export`}>{texts.export}</ExportLink>
        {canEdit && (
          <Button size="s" variant="secondary" loading={remove.isPending} onClick={() => void erase()}>
            {copy.common.delete}
          </Button>
        )}
      </PageHead>
      <div className={classes['columns']}>
        <section>
          <h2 className={classes['title']}>{texts.activity}</h2>
          <Timeline entries={buildTimeline(subscriber, widgets)} />
        </section>
        <section>
          <h2 className={classes['title']}>{texts.consent}</h2>
          <Receipts consents={subscriber.consents} />
        </section>
      </div>
      {question}
    </div>
  );
}
