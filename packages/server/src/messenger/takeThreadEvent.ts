import { isKeyword, readActions } from '../widgets/pure/index';
import { type Hands, without } from './Hands';
import type { ThreadEvent } from './pure/MessengerEvent';
import { resolveWidget } from './resolveWidget';
import type { EventEffect } from './store/claimMessengerEvents';
import { findMessengerTools } from './store/findMessengerTools';
import { linkUserRef } from './store/linkUserRef';
import { takeCommand } from './takeCommand';
import { takeOptIn } from './takeOptIn';

const noVisit = { sessionId: '', instanceId: '', payload: '' };

/** Something in a conversation: by its ref, its button or a keyword it may be an opt-in. [OWN-14, OWN-22] */
export async function takeThreadEvent(hands: Hands, event: ThreadEvent): Promise<EventEffect> {
  const { sql, accountId } = hands;
  const { senderId, userRef, ref, payload, text } = event;
  if (senderId !== null && userRef !== null) await linkUserRef(sql, { accountId, userRef, psid: senderId });

  const command = text === '' || payload !== '' ? undefined : await takeCommand(hands, event);
  if (command) return command;
  const resolved = (await resolveWidget(hands, ref)) ?? (await resolveWidget(hands, payload));
  if (resolved) return await takeOptIn(hands, event, resolved);
  if (ref !== '') return without('refused', 'unknown_ref');
  if (text === '') return without('nothing', 'no_ref');

  const widgets = await findMessengerTools(sql, accountId, 'keywords');
  const widget = widgets.find((one) => isKeyword(text, readActions(one).keywords));
  return widget ? await takeOptIn(hands, event, { widget, ref: noVisit }) : without('nothing', 'no_keyword');
}
