import { addEvent } from './addEvent';
import { buildEvent, type Known } from './buildEvent';
import { lacksAppId } from './lacksAppId';
import type { Waiting } from './parseQueue';

/**
 * Turns raw calls of earlier pages into events; errors are dropped, because their page is gone. While the app id
 * is unknown, the events that need one wait; if there is none at all, they are dropped. [PIX-16, A-80]
 */
export function buildEvents({ events, calls }: Waiting, known: Known): Waiting {
  const built: Waiting = {
    events: known.appId === '' ? events.filter((event) => !lacksAppId(event)) : events,
    calls: [],
  };
  for (const one of calls) {
    if (one.call === 'logEvent' && known.appId === undefined) built.calls.push(one);
    else if (one.call !== 'logEvent' || known.appId !== '') {
      try {
        built.events = addEvent(built.events, buildEvent(one, known));
      } catch {}
    }
  }
  return built;
}
