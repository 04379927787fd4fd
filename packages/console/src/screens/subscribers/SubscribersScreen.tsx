import { Button } from '@beckon/controls/Button';
import { Icon } from '@beckon/controls/Icon';
import { searchPath } from '@beckon/controls/icons/searchPath';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { type ReactNode, useState } from 'react';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { apiAddress } from '../../data/apiAddress';
import { subscriberQuery, useSubscribers } from '../../data/useSubscribers';
import { useWidgets } from '../../data/useWidgets';
import { channelNames } from '../../parts/channelNames';
import { consoleIcons } from '../../parts/consoleIcons';
import { Notice } from '../../parts/Notice';
import { PageHead } from '../../parts/PageHead';
import { useCanEdit } from '../../parts/SessionContext';
import { Skeleton } from '../../parts/Skeleton';
import { useFilter } from '../../parts/useFilter';
import { useRested } from '../../parts/useRested';
import { adopt } from '../../style/adopt';
import { ExportButton } from './ExportButton';
import { SubscriberTable } from './SubscriberTable';
import classes from './subscribers.module.css';
import text from './subscribers.module.css?inline';

adopt(text);

const iconPx = 16;
const restMs = 250;

/** Everybody who has opted in: found, filtered, taken along. [OWN-12] */
export function SubscribersScreen(): ReactNode {
  const [filter, setFilter] = useFilter(['search', 'channel', 'widgetId']);
  const [typed, setTyped] = useState(filter.search);
  const canEdit = useCanEdit();
  const { data: widgets = [] } = useWidgets();
  useRested(typed, restMs, (search) => setFilter('search', search));
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useSubscribers(filter);
  const people = data?.pages.flatMap((page) => page.subscribers) ?? [];
  const isNarrowed = Object.values(filter).some(Boolean);
  const complaint = problemOf(error, 'search');
  return (
    <div className={classes['page']}>
      <PageHead title="Subscribers" lead="Everybody who has opted in, newest first.">
        {canEdit && people.length > 0 && (
          <ExportButton address={apiAddress(`/subscribers/export?${subscriberQuery(filter)}`)} />
        )}
      </PageHead>
      <div className={classes['filters']}>
        <TextInput
          type="search"
          aria-label="Search by phone number"
          placeholder="+1 415… or the last digits"
          prefix={<Icon path={searchPath} size={iconPx} />}
          clearable
          value={typed}
          onChange={setTyped}
        />
        <Select
          label="Channel"
          hideLabel
          options={[
            { value: 'all', label: 'All channels' },
            ...(['sms', 'fb', 'omni'] as const).map((one) => ({ value: one, label: channelNames[one] })),
          ]}
          value={filter.channel || 'all'}
          onChange={(channel) => setFilter('channel', channel === 'all' ? '' : channel)}
        />
        <Select
          label="Widget"
          hideLabel
          options={[
            { value: 'all', label: 'All widgets' },
            ...widgets.map(({ widgetId, name }) => ({ value: String(widgetId), label: name })),
          ]}
          value={filter.widgetId || 'all'}
          onChange={(widgetId) => setFilter('widgetId', widgetId === 'all' ? '' : widgetId)}
        />
      </div>
      {complaint && (
        <p className={classes['problem']}>Write the beginning of a number with its +, or its last digits.</p>
      )}
      {error && !complaint && (
        <Notice title="The subscribers could not be loaded" text={sentenceOf(error)}>
          <Button onClick={() => refetch()}>Try again</Button>
        </Notice>
      )}
      {isPending && <Skeleton kind="rows" />}
      {!isPending && !error && people.length === 0 && (
        <Notice
          icon={consoleIcons.people}
          title={isNarrowed ? 'Nobody is like that' : 'Nobody yet'}
          text={
            isNarrowed
              ? 'Nothing matches the search and the filters.'
              : 'As soon as a visitor opts in on your site, they are here.'
          }
        />
      )}
      {people.length > 0 && <SubscriberTable people={people} />}
      {hasNextPage && (
        <p className={classes['more']}>
          <Button variant="secondary" size="s" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        </p>
      )}
    </div>
  );
}
