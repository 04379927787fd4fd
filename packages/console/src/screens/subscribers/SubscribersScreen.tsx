import { Button } from '@beckon/controls/Button';
import { Icon } from '@beckon/controls/Icon';
import { searchPath } from '@beckon/controls/icons/searchPath';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { type ReactNode, useState } from 'react';
import { channelNames } from '../../components/channelNames';
import { consoleIcons } from '../../components/consoleIcons';
import { Notice } from '../../components/Notice';
import { PageHead } from '../../components/PageHead';
import { useCanEdit } from '../../components/SessionContext';
import { Skeleton } from '../../components/Skeleton';
import { TextLimitAlert } from '../../components/TextLimitAlert';
import { useFilter } from '../../components/useFilter';
import { useRested } from '../../components/useRested';
import { copy } from '../../copy/copy';
import { problemOf, sentenceOf } from '../../data/ApiProblem';
import { apiAddress } from '../../data/apiAddress';
import { subscriberQuery, useSubscribers } from '../../data/useSubscribers';
import { useWidgets } from '../../data/useWidgets';
import { adopt } from '../../style/adopt';
import { ExportButton } from './ExportButton';
import { NumberNotice } from './NumberNotice';
import { SubscriberTable } from './SubscriberTable';
import classes from './subscribers.module.css';
import text from './subscribers.module.css?inline';

adopt(text);

const texts = copy.subscribers;
const noMatch = { title: copy.common.noMatches, text: copy.common.noMatchHint };
const iconPx = 16;
const restMs = 250;
/** A whole number with its country code. */
const wholeNumber = /^(?:\+|00)[\d\s().\-/]{8,}$/;

/** Everyone who opted in: search, filters, export. [OWN-12] */
export function SubscribersScreen(): ReactNode {
  const [filter, setFilter] = useFilter(['search', 'channel', 'widgetId']);
  const [typed, setTyped] = useState(filter.search);
  const canEdit = useCanEdit();
  const { data: widgets = [] } = useWidgets();
  useRested(typed, restMs, (search) => setFilter('search', search));
  const {
    data,
    error,
    isPending,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    refetch,
    isPlaceholderData,
  } = useSubscribers(filter);
  const subscribers = data?.pages.flatMap((page) => page.subscribers) ?? [];
  const isNarrowed = Object.values(filter).some(Boolean);
  const isOnlyNumber = wholeNumber.test(filter.search.trim()) && !filter.channel && !filter.widgetId;
  const complaint = problemOf(error, 'search');
  return (
    <div className={classes['page']}>
      <PageHead title={copy.shell.places.subscribers} lead={texts.lead}>
        {canEdit && subscribers.length > 0 && (
          <ExportButton address={apiAddress(`/subscribers/export?${subscriberQuery(filter)}`)} />
        )}
      </PageHead>
      <TextLimitAlert />
      <div className={classes['filters']}>
        <TextInput
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchExample}
          prefix={<Icon path={searchPath} size={iconPx} />}
          clearable
          value={typed}
          onChange={setTyped}
        />
        <Select
          label={texts.channel}
          hideLabel
          options={[
            { value: 'all', label: texts.anyChannel },
            ...(['sms', 'fb', 'omni'] as const).map((one) => ({ value: one, label: channelNames[one] })),
          ]}
          value={filter.channel || 'all'}
          onChange={(channel) => setFilter('channel', channel === 'all' ? '' : channel)}
        />
        <Select
          label={copy.common.widget}
          hideLabel
          options={[
            { value: 'all', label: copy.common.allWidgets },
            ...widgets.map(({ widgetId, name }) => ({ value: String(widgetId), label: name })),
          ]}
          value={filter.widgetId || 'all'}
          onChange={(widgetId) => setFilter('widgetId', widgetId === 'all' ? '' : widgetId)}
        />
      </div>
      {complaint && <p className={classes['problem']}>{texts.searchProblem}</p>}
      {error && !complaint && (
        <Notice title={texts.loadFailed} text={sentenceOf(error)}>
          <Button onClick={() => refetch()}>{copy.common.tryAgain}</Button>
        </Notice>
      )}
      {isPending && <Skeleton kind="rows" />}
      {!isPending &&
        !error &&
        subscribers.length === 0 &&
        (canEdit && isOnlyNumber && !isPlaceholderData ? (
          <NumberNotice phone={filter.search} />
        ) : (
          <Notice icon={consoleIcons.people} {...(isNarrowed ? noMatch : texts.none)} />
        ))}
      {subscribers.length > 0 && <SubscriberTable subscribers={subscribers} />}
      {hasNextPage && (
        <p className={classes['more']}>
          <Button variant="secondary" size="s" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {copy.common.showMore}
          </Button>
        </p>
      )}
    </div>
  );
}
