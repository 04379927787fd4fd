import { enqueueMessage, rememberStart, suppress, unsuppress } from '../messages/index';
import { buildMessengerAddress, parseSmsCommand } from '../messages/pure/index';
import { type HandlingContext, without } from './HandlingContext';
import type { ThreadEvent } from './pure/MessengerEvent';
import { messengerTexts } from './pure/messengerTexts';
import type { EventEffect } from './store/claimMessengerEvents';

/**
 * STOP and START work in Messenger as in text messages, in the order in which they were written, not in which they arrived;
 * nothing if the message is neither. A closed account only obeys STOP, and doesn't answer. [OWN-13]
 */
export async function handleCommand(
  { sql, accountId, pageName, isClosed }: HandlingContext,
  { identity, senderId, text, atMs }: ThreadEvent,
): Promise<EventEffect | undefined> {
  const command = parseSmsCommand(text);
  if (senderId === null || (command !== 'stop' && (command !== 'start' || isClosed))) return undefined;
  const subscriber = buildMessengerAddress(accountId, senderId);
  const at = new Date(atMs);
  const isChange =
    command === 'stop'
      ? await suppress(sql, subscriber, { reason: 'STOP', at })
      : await unsuppress(sql, subscriber, at);
  if (command === 'start') await rememberStart(sql, subscriber, at);
  // If nothing was stopped, the same word may be a keyword of the owner.
  if (!isChange) return command === 'stop' ? without('nothing', 'stopped_before') : undefined;
  if (isClosed) return without('nothing', 'stopped');
  const words = command === 'stop' ? messengerTexts.stopped : messengerTexts.started;
  await enqueueMessage(sql, {
    ...subscriber,
    body: { text: words(pageName) },
    dedupeKey: `fb-command ${identity}`,
    isReply: true,
  });
  return without('nothing', command === 'stop' ? 'stopped' : 'started');
}
