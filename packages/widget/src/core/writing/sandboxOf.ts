import type { Channel } from '@beckon/contract';
import type { State } from '../State';

/** The address of an account's sandbox, up to its query; undefined for a channel that sends real messages. [OWN-13] */
export function sandboxOf(app: State['app'], channel: Channel): string | undefined {
  return app?.sandbox?.includes(channel) ? `${app.host}/sandbox/${app.pageId}?` : undefined;
}
