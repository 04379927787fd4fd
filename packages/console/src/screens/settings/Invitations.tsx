import { Button } from '@beckon/controls/Button';
import { RelativeTime } from '@beckon/controls/RelativeTime';
import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import classes from './settings.module.css';
import { useList } from './useList';

/** Invitations that nobody has followed yet; any of them can be taken back. [OWN-01] */
export function Invitations(): ReactNode {
  const { entries = [], act } = useList<Api['invitation']>('/invitations', 'invitations');
  if (entries.length === 0) return null;
  return (
    <section className={classes['after']} aria-label="Invitations">
      <h2 className={classes['title']}>Invited</h2>
      <ul className={classes['list']}>
        {entries.map(({ invitationId, email, role, expiresAt }) => (
          <li key={invitationId}>
            <span className={classes['grow']}>
              <strong>{email}</strong>{' '}
              <span className={classes['lead']}>
                as {role} · ends <RelativeTime atMs={Date.parse(expiresAt)} />
              </span>
            </span>
            <Button
              size="s"
              variant="ghost"
              onClick={() => act.mutate({ method: 'DELETE', path: `/invitations/${invitationId}` })}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
