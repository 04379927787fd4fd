import { Button } from '@beckon/controls/Button';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { useMe } from '../../parts/SessionContext';
import { Skeleton } from '../../parts/Skeleton';
import { Tag } from '../../parts/Tag';
import { nameBrowser } from './nameBrowser';
import { PasswordForm } from './PasswordForm';
import { SettingsFrame } from './SettingsFrame';
import classes from './settings.module.css';
import { useList } from './useList';

/** The person who is signed in: their password, and where else they are signed in. [OWN-01] */
export function YouScreen(): ReactNode {
  const { user } = useMe();
  const { entries, error, act } = useList<Api['sessionEntry']>('/sessions', 'sessions');
  const others = entries?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <SettingsFrame>
      <section className={classes['group']} aria-label="Password">
        <div className={classes['words']}>
          <h2 className={classes['title']}>Password</h2>
          <p className={classes['lead']}>Of {user.email}. A new one ends your sessions everywhere else.</p>
        </div>
        <PasswordForm email={user.email} />
      </section>
      <section className={classes['group']} aria-label="Sessions">
        <div className={classes['words']}>
          <h2 className={classes['title']}>Sessions</h2>
          <p className={classes['lead']}>Where you are signed in. What you do not know, end.</p>
        </div>
        <div>
          {error && <p className={classes['problem']}>{sentenceOf(error)}</p>}
          {!entries && !error && <Skeleton kind="rows" />}
          <ul className={classes['list']}>
            {entries?.map(({ sessionId, isCurrent, userAgent, ipShort, lastSeenAt }) => (
              <li key={sessionId}>
                <span className={classes['grow']}>
                  <strong>{nameBrowser(userAgent)}</strong>{' '}
                  <span className={classes['lead']}>
                    {ipShort} · <RelativeTime atMs={Date.parse(lastSeenAt)} />
                  </span>
                </span>
                {isCurrent ? (
                  <Tag tone="good">This one</Tag>
                ) : (
                  <Button
                    size="s"
                    variant="ghost"
                    onClick={() => act.mutate({ method: 'DELETE', path: `/sessions/${sessionId}` })}
                  >
                    End
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {others.length > 1 && (
            <p className={classes['after']}>
              <Button
                size="s"
                variant="secondary"
                onClick={() => act.mutate({ method: 'DELETE', path: '/sessions' })}
              >
                End all others
              </Button>
            </p>
          )}
        </div>
      </section>
    </SettingsFrame>
  );
}
