import { Button } from '@beckon/controls/Button';
import { useConfirm } from '@beckon/controls/Confirm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { sentenceOf } from '../../data/ApiProblem';
import { apiAddress } from '../../data/apiAddress';
import { callApi } from '../../data/callApi';
import { toasts } from '../../data/toasts';
import { usePerson } from '../../data/useSubscribers';
import { useWidgets } from '../../data/useWidgets';
import { Notice } from '../../parts/Notice';
import { PageHead } from '../../parts/PageHead';
import { useCanEdit } from '../../parts/SessionContext';
import { Skeleton } from '../../parts/Skeleton';
import { Tag } from '../../parts/Tag';
import { adopt } from '../../style/adopt';
import { buildTimeline } from './buildTimeline';
import { Receipts } from './Receipts';
import { nameOf } from './SubscriberTable';
import classes from './subscribers.module.css';
import text from './subscribers.module.css?inline';
import { Timeline } from './Timeline';

adopt(text);

/** One person: what happened, what they agreed to, and the way to be forgotten. [OWN-12, OWN-17] */
export function PersonScreen(): ReactNode {
  const { subscriberId = '' } = useParams();
  const { data: person, error, refetch } = usePerson(subscriberId);
  const { data: widgets = [] } = useWidgets();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const canEdit = useCanEdit();
  const { confirm: ask, dialog: question } = useConfirm();
  const forget = useMutation({
    mutationFn: () => callApi('DELETE', `/subscribers/${subscriberId}`),
    onSuccess: () => {
      client.removeQueries({ queryKey: ['person', subscriberId] });
      void client.invalidateQueries({ queryKey: ['subscribers'] });
      toasts.show('The person is forgotten.');
      navigate('/subscribers');
    },
    onError: (problem) => toasts.show(sentenceOf(problem), { tone: 'bad' }),
  });
  if (error && !person)
    return (
      <Notice title="This person could not be loaded" text={sentenceOf(error)}>
        <Button onClick={() => refetch()}>Try again</Button>
        <Button variant="secondary" onClick={() => navigate('/subscribers')}>
          To the subscribers
        </Button>
      </Notice>
    );
  if (!person) return <Skeleton kind="page" />;
  const erase = async (): Promise<void> => {
    const isSure = await ask({
      title: 'Forget this person?',
      text: 'Number, opt-ins and messages go for good, and nobody writes to them again. The receipts of their consent are kept as proof.',
      danger: true,
      texts: { confirm: 'Forget' },
    });
    if (isSure) forget.mutate();
  };
  return (
    <div className={classes['page']}>
      <p className={classes['crumb']}>
        <Link href="/subscribers">Subscribers</Link>
      </p>
      <PageHead title={nameOf(person)}>
        {person.stops.map(({ channel }) => (
          <Tag key={channel} tone="warn">
            Stopped
          </Tag>
        ))}
        <a className={classes['export']} href={apiAddress(`/subscribers/${subscriberId}/export`)} download>
          Export
        </a>
        {canEdit && (
          <Button size="s" variant="secondary" loading={forget.isPending} onClick={() => void erase()}>
            Forget
          </Button>
        )}
      </PageHead>
      <div className={classes['columns']}>
        <section>
          <h2 className={classes['title']}>What happened</h2>
          <Timeline entries={buildTimeline(person, widgets)} />
        </section>
        <section>
          <h2 className={classes['title']}>What they agreed to</h2>
          <Receipts consents={person.consents} />
        </section>
      </div>
      {question}
    </div>
  );
}
