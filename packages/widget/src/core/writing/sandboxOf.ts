import type { Channel } from '@beckon/contract';
import type { State } from '../State';

/** The place of an account's sandbox, up to its query; nothing for a channel whose messages really go out. [OWN-13] */
export function sandboxOf(app: State['app'], channel: Channel): string | undefined {
  return app?.sandbox?.includes(channel) ? `${app.host}/sandbox/${app.pageId}?` : undefined;
}
