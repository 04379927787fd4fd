import { Toggle } from '@beckon/controls/Toggle';
import { type ReactNode, useState } from 'react';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { Api } from '../../../data/Api';
import { useList } from '../useList';
import own from './WebhookEntry.module.css';

/** What a webhook can receive, in words. */
export const eventNames: Readonly<Record<string, string>> = copy.subscribers.timeline.webhookEvents;

interface WebhookEventsProps {
  readonly webhook: Api['webhook'];
  readonly canChange: boolean;
}

/** The events that a webhook receives: at least one. A switch follows its press at once; the next one builds on it. [OWN-15] */
export function WebhookEvents({
  webhook: { webhookId, url, events: saved },
  canChange,
}: WebhookEventsProps): ReactNode {
  const { act } = useList('/webhooks', 'webhooks');
  const [wanted, setWanted] = useState<string[]>();
  const events = wanted ?? saved;
  const change = (next: string[]): void => {
    setWanted(next);
    act.mutate(
      { method: 'PATCH', path: `/webhooks/${webhookId}`, body: { events: next } },
      // Called after the last press only.
      { onSettled: () => setWanted(undefined) },
    );
  };
  return (
    <ul className={own['events']} aria-label={fill(copy.settings.webhooks.deliveriesTo, { url })}>
      {Object.entries(eventNames).map(([event, name]) => {
        const isSent = events.includes(event);
        const isLast = isSent && events.length === 1;
        return (
          <li key={event}>
            <Toggle
              label={name}
              value={isSent}
              disabled={!canChange || isLast}
              onChange={() => change(isSent ? events.filter((one) => one !== event) : [...events, event])}
            />
          </li>
        );
      })}
    </ul>
  );
}
