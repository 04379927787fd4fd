import type { QueuedEvent } from './QueuedEvent';

/** Whether it still lacks an app id, without which the server accepts no event. [PIX-16] */
export function lacksAppId({ call, body }: QueuedEvent): boolean {
  return call === 'logEvent' && !('app_id' in body);
}
