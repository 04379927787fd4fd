import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { Skeleton } from '../../parts/Skeleton';
import { SettingsFrame } from './SettingsFrame';
import classes from './settings.module.css';
import { useList } from './useList';

/** Who changed what, newest first. [OWN-01] */
export function LogScreen(): ReactNode {
  const { entries, error } = useList<Api['audit']>('/audit', 'entries');
  return (
    <SettingsFrame>
      {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
      {!entries && !error && <Skeleton kind="rows" />}
      {entries?.length === 0 && <p className={classes['lead']}>Nothing was changed yet.</p>}
      <ul className={classes['list']}>
        {entries?.map(({ entryId, actorName, action, target, createdAt }) => (
          <li key={entryId}>
            <span className={classes['grow']}>
              <strong>{action.replace(/[._]/g, ' ')}</strong>
              <span className={classes['lead']}> {target}</span>
            </span>
            <span className={classes['lead']}>
              {actorName} · <RelativeTime atMs={Date.parse(createdAt)} />
            </span>
          </li>
        ))}
      </ul>
    </SettingsFrame>
  );
}
