import { Button } from '@beckon/controls/Button';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { passwordHint } from '../../../components/passwordHint';
import { useMe } from '../../../components/SessionContext';
import { Skeleton } from '../../../components/Skeleton';
import { Tag } from '../../../components/Tag';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { language } from '../../../copy/language';
import type { Api } from '../../../data/Api';
import { sentenceOf } from '../../../data/ApiProblem';
import { toasts } from '../../../data/toasts';
import { DeleteProfile } from '../DeleteProfile';
import { PasswordForm } from '../PasswordForm';
import { SettingsFrame } from '../SettingsFrame';
import { SettingsSection } from '../SettingsSection';
import classes from '../settings.module.css';
import { useList } from '../useList';
import { LanguageChoice } from './LanguageChoice';
import { nameBrowser } from './nameBrowser';

const { password, sessions } = copy.settings;
const passwordFields = [
  { name: 'current', label: password.current, autoComplete: 'current-password' },
  { name: 'next', label: password.next, autoComplete: 'new-password', hint: passwordHint },
] as const;

/** The signed-in user: their password, their other sessions, and how to delete them. [OWN-01] */
export function YouScreen(): ReactNode {
  const { user } = useMe();
  const client = useQueryClient();
  const describeChanged = (): Promise<void> => {
    toasts.show(password.done);
    return client.invalidateQueries({ queryKey: ['list', '/sessions'] });
  };
  return (
    <SettingsFrame>
      <LanguageChoice />
      <SettingsSection title={password.title} lead={fill(password.lead, { email: user.email })}>
        <PasswordForm
          name="password"
          path="/password/change"
          fields={passwordFields}
          button={password.button}
          onDone={describeChanged}
        />
      </SettingsSection>
      <SettingsSection title={sessions.title} lead={sessions.lead}>
        <Sessions />
      </SettingsSection>
      <DeleteProfile />
    </SettingsFrame>
  );
}

function Sessions(): ReactNode {
  const { entries, error, act } = useList<Api['sessionEntry']>('/sessions', 'sessions');
  const others = entries?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
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
  );
}
