import { addEvent } from './addEvent';
import { buildEvent, type Known } from './buildEvent';
import { lacksAppId } from './lacksAppId';
import type { Waiting } from './parseQueue';

/**
 * Turns raw calls of earlier pages into events; errors are dropped, because their page is gone. While the app id
 * is unknown, the events that need one wait; if there is none at all, they are dropped. [PIX-16, A-80]
 */
export function hearSayings({ events, sayings }: Waiting, known: Known): Waiting {
  const heard: Waiting = {
    events: known.appId === '' ? events.filter((event) => !lacksAppId(event)) : events,
    sayings: [],
  };
  for (const saying of sayings) {
    if (saying.call === 'logEvent' && known.appId === undefined) heard.sayings.push(saying);
    else if (saying.call !== 'logEvent' || known.appId !== '') {
      try {
        heard.events = addEvent(heard.events, buildEvent(saying, known));
      } catch {}
    }
  }
  return heard;
}
