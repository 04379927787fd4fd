import { Toggle } from '@beckon/controls/Toggle';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import own from './WebhookEntry.module.css';

const names: Readonly<Record<string, string>> = copy.subscribers.timeline.webhookEvents;

interface WebhookEventsProps {
  readonly url: string;
  readonly events: readonly string[];
  readonly canChange: boolean;
  readonly onChange: (events: string[]) => void;
}

/** What a webhook is told: at least one event. [OWN-15] */
export function WebhookEvents({ url, events, canChange, onChange }: WebhookEventsProps): ReactNode {
  return (
    <fieldset className={own['events']} aria-label={url}>
      {Object.entries(names).map(([event, name]) => {
        const isSent = events.includes(event);
        const isLast = isSent && events.length === 1;
        return (
          <Toggle
            key={event}
            label={name}
            value={isSent}
            disabled={!canChange || isLast}
            onChange={(isWanted) =>
              onChange(isWanted ? [...events, event] : events.filter((one) => one !== event))
            }
          />
        );
      })}
    </fieldset>
  );
}
