import { Toggle } from '@beckon/controls/Toggle';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import own from './WebhookEntry.module.css';

/** What a webhook can be told, in words. */
export const eventNames: Readonly<Record<string, string>> = copy.subscribers.timeline.webhookEvents;

interface WebhookEventsProps {
  readonly url: string;
  readonly events: readonly string[];
  readonly canChange: boolean;
  readonly onChange: (events: string[]) => void;
}

/** What a webhook is told: at least one event. [OWN-15] */
export function WebhookEvents({ url, events, canChange, onChange }: WebhookEventsProps): ReactNode {
  return (
    <ul className={own['events']} aria-label={url}>
      {Object.entries(eventNames).map(([event, name]) => {
        const isSent = events.includes(event);
        const isLast = isSent && events.length === 1;
        return (
          <li key={event}>
            <Toggle
              label={name}
              value={isSent}
              disabled={!canChange || isLast}
              onChange={() => onChange(isSent ? events.filter((one) => one !== event) : [...events, event])}
            />
          </li>
        );
      })}
    </ul>
  );
}
