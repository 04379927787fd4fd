import { addEvent } from './addEvent';
import { buildEvent, type Known } from './buildEvent';
import { lacksAppId } from './lacksAppId';
import type { Waiting } from './readQueue';

/**
 * Turns what earlier pages left unsaid into events; what is wrong with one of them, nobody is there to be told. Without a word
 * about the app id the events that need one stay as they are; where there is none at all, they go. [PIX-16, A-80]
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
