import { Button } from '@beckon/controls/Button';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../data/ApiProblem';
import { useWidgets } from '../../data/useWidgets';
import { Skeleton } from '../../parts/Skeleton';
import { SettingsFrame } from './SettingsFrame';
import classes from './settings.module.css';
import { tellEntry } from './tellEntry';
import { useLog } from './useLog';

/** Who changed what, newest first. [OWN-01] */
export function LogScreen(): ReactNode {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useLog();
  const { data: widgets = [] } = useWidgets();
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <SettingsFrame>
      {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
      {!entries && !error && <Skeleton kind="rows" />}
      {entries?.length === 0 && <p className={classes['lead']}>Nothing was changed yet.</p>}
      <ul className={classes['list']}>
        {entries?.map(({ entryId, actorName, createdAt, ...entry }) => {
          const { deed, to } = tellEntry(entry, widgets);
          return (
            <li key={entryId}>
              <span className={classes['grow']}>
                <strong>{deed}</strong>
                <span className={classes['lead']}> {to}</span>
              </span>
              <span className={classes['lead']}>
                {actorName} · <RelativeTime atMs={Date.parse(createdAt)} />
              </span>
            </li>
          );
        })}
      </ul>
      {hasNextPage && (
        <p className={classes['more']}>
          <Button variant="secondary" size="s" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        </p>
      )}
    </SettingsFrame>
  );
}
