import { isKeyword, parseActions } from '../widgets/pure/index';
import { type HandlingContext, without } from './HandlingContext';
import { handleCommand } from './handleCommand';
import { handleOptIn } from './handleOptIn';
import type { ThreadEvent } from './pure/MessengerEvent';
import { resolveWidget } from './resolveWidget';
import type { EventEffect } from './store/claimMessengerEvents';
import { linkUserRef } from './store/linkUserRef';
import { selectMessengerWidgets } from './store/selectMessengerWidgets';

const noVisit = { sessionId: '', instanceId: '', payload: '' };

/** Something in a conversation: by its ref, its button or a keyword it may be an opt-in. [OWN-14, OWN-22] */
export async function handleThreadEvent(context: HandlingContext, event: ThreadEvent): Promise<EventEffect> {
  const { sql, accountId, isClosed } = context;
  const { senderId, userRef, ref, payload, text } = event;
  if (senderId !== null && userRef !== null) await linkUserRef(sql, { accountId, userRef, psid: senderId });

  const command = text === '' || payload !== '' ? undefined : await handleCommand(context, event);
  if (command) return command;
  if (isClosed) return without('refused', 'account_closed');
  const resolved = (await resolveWidget(context, ref)) ?? (await resolveWidget(context, payload));
  if (resolved) return await handleOptIn(context, event, resolved);
  if (ref !== '') return without('refused', 'unknown_ref');
  if (text === '') return without('nothing', 'no_ref');

  const widgets = await selectMessengerWidgets(sql, accountId, 'keywords');
  const widget = widgets.find((one) => isKeyword(text, parseActions(one).keywords));
  return widget
    ? await handleOptIn(context, event, { widget, ref: noVisit })
    : without('nothing', 'no_keyword');
}
