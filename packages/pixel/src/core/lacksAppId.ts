import type { QueuedEvent } from './QueuedEvent';

/** Does it still lack an app id, without which no event is taken? [PIX-16] */
export function lacksAppId({ call, body }: QueuedEvent): boolean {
  return call === 'logEvent' && !('app_id' in body);
}
