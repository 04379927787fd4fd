import { Button } from '@beckon/controls/Button';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/Skeleton';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { language } from '../../../copy/language';
import type { Api } from '../../../data/Api';
import { sentenceOf } from '../../../data/ApiProblem';
import { callApi } from '../../../data/callApi';
import { useDeletedWidgets, useSettings, useWidgets } from '../../../data/useWidgets';
import { SettingsFrame } from '../SettingsFrame';
import classes from '../settings.module.css';
import { useList } from '../useList';
import { describeEntry } from './describeEntry';
import { groupEntries } from './groupEntries';

const texts = copy.settings.log;

const nameActor = ({ actorKind }: Pick<Api['audit'], 'actorKind'>): string => texts.actors[actorKind];

/** The changes in the account with their authors, newest first. [OWN-01] */
export function LogScreen(): ReactNode {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useLog();
  const { data: widgets } = useWidgets();
  const { data: deleted } = useDeletedWidgets();
  const { entries: members = [] } = useList<Api['member']>('/members', 'members');
  const hasAllWidgets = widgets !== undefined && deleted !== undefined;
  const { providers = [] } = useSettings().data ?? {};
  const known = { widgets: [...(widgets ?? []), ...(deleted ?? [])], hasAllWidgets, members, providers };
  const entries = data && groupEntries(data.pages.flatMap((page) => page.entries));
  return (
    <SettingsFrame>
      {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
      {!entries && !error && <Skeleton kind="rows" />}
      {entries?.length === 0 && <p className={classes['lead']}>{texts.none}</p>}
      <ul className={classes['list']}>
        {entries?.map(({ entryId, actorName, createdAt, times, ...entry }) => {
          const { actionText, to, note } = describeEntry(entry, known);
          return (
            <li key={entryId}>
              <div className={classes['grow']}>
                <strong>{actionText}</strong> {to}
                {times > 1 && ` ${fill(texts.times, { n: times })}`}
                {note && <p className={classes['lead']}>{note}</p>}
              </div>
              <span className={classes['lead']}>
                {actorName || nameActor(entry)} ·{' '}
                <RelativeTime atMs={Date.parse(createdAt)} locale={language()} />
              </span>
            </li>
          );
        })}
      </ul>
      {hasNextPage && (
        <p className={classes['more']}>
          <Button variant="secondary" size="s" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {copy.common.showMore}
          </Button>
        </p>
      )}
    </SettingsFrame>
  );
}

type Page = { entries: Api['audit'][]; next: string | null };

/** The changes in the account, page by page, newest first. [OWN-01] */
function useLog() {
  return useInfiniteQuery({
    queryKey: ['log'],
    queryFn: ({ pageParam }) => callApi<Page>('GET', pageParam ? `/audit?after=${pageParam}` : '/audit'),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}
