import { Button } from '@beckon/controls/Button';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { language } from '../../copy/language';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { useMe } from '../../parts/SessionContext';
import { Skeleton } from '../../parts/Skeleton';
import { Tag } from '../../parts/Tag';
import { LanguageChoice } from './LanguageChoice';
import { nameBrowser } from './nameBrowser';
import { PasswordForm } from './PasswordForm';
import { SettingsFrame } from './SettingsFrame';
import classes from './settings.module.css';
import { useList } from './useList';

const { password, sessions } = copy.settings;

/** The signed-in user: their password, and their other sessions. [OWN-01] */
export function YouScreen(): ReactNode {
  const { user } = useMe();
  const { entries, error, act } = useList<Api['sessionEntry']>('/sessions', 'sessions');
  const others = entries?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <SettingsFrame>
      <LanguageChoice />
      <section className={classes['group']} aria-label={password.title}>
        <div className={classes['words']}>
          <h2 className={classes['title']}>{password.title}</h2>
          <p className={classes['lead']}>{fill(password.lead, { email: user.email })}</p>
        </div>
        <PasswordForm email={user.email} />
      </section>
      <section className={classes['group']} aria-label={sessions.title}>
        <div className={classes['words']}>
          <h2 className={classes['title']}>{sessions.title}</h2>
          <p className={classes['lead']}>{sessions.lead}</p>
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
                    {ipShort} · <RelativeTime atMs={Date.parse(lastSeenAt)} locale={language()} />
                  </span>
                </span>
                {isCurrent ? (
                  <Tag tone="good">{sessions.current}</Tag>
                ) : (
                  <Button
                    size="s"
                    variant="ghost"
                    onClick={() => act.mutate({ method: 'DELETE', path: `/sessions/${sessionId}` })}
                  >
                    {sessions.end}
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
                {sessions.endOthers}
              </Button>
            </p>
          )}
        </div>
      </section>
    </SettingsFrame>
  );
}
