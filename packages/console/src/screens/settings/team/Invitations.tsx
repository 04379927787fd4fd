import { Button } from '@beckon/controls/Button';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import { copy } from '../../../copy/copy';
import { fillNodes } from '../../../copy/fillNodes';
import { language } from '../../../copy/language';
import type { Api } from '../../../data/Api';
import classes from '../settings.module.css';
import { useList } from '../useList';
import { nameRole } from './roles';

const texts = copy.settings.invitations;

/** Invitations that haven't been accepted yet; each can be revoked. [OWN-01] */
export function Invitations(): ReactNode {
  const { entries = [], act } = useList<Api['invitation']>('/invitations', 'invitations');
  if (entries.length === 0) return null;
  return (
    <section className={classes['after']} aria-label={texts.title}>
      <h2 className={classes['title']}>{texts.title}</h2>
      <ul className={classes['list']}>
        {entries.map(({ invitationId, email, role, expiresAt }) => (
          <li key={invitationId}>
            <span className={classes['grow']}>
              <strong>{email}</strong>{' '}
              <span className={classes['lead']}>
                {fillNodes(texts.about, {
                  role: nameRole(role),
                  time: <RelativeTime atMs={Date.parse(expiresAt)} locale={language()} />,
                })}
              </span>
            </span>
            <Button
              size="s"
              variant="ghost"
              onClick={() => act.mutate({ method: 'DELETE', path: `/invitations/${invitationId}` })}
            >
              {texts.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
