import { generateId } from '../database/index';
import { enqueueMessage, unsuppress } from '../messages/index';
import { buildMessengerAddress, formatRecipient } from '../messages/pure/index';
import { parseActions, parsePayloadField } from '../widgets/pure/index';
import type { HandlingContext } from './HandlingContext';
import { decideMessengerOptIn } from './pure/decideMessengerOptIn';
import type { ThreadEvent } from './pure/MessengerEvent';
import { parseOtherWidget } from './pure/parseOtherWidget';
import { planFollowUp } from './pure/planFollowUp';
import type { Resolved } from './resolveWidget';
import type { EventEffect } from './store/claimMessengerEvents';
import { saveMessengerOptIn } from './store/saveMessengerOptIn';

/** Someone opts in: stores it, and queues what they get, once. [OWN-14, OWN-22] */
export async function handleOptIn(
  context: HandlingContext,
  event: ThreadEvent,
  { widget, ref }: Resolved,
): Promise<EventEffect> {
  const { sql, accountId, pageName, nowMs } = context;
  const { widgetId } = widget;
  const verdict = decideMessengerOptIn(widget);
  if (!verdict.ok) return { outcome: 'refused', reason: verdict.reason, widgetId };
  const other = parseOtherWidget(widget);
  const saved = await saveMessengerOptIn(sql, {
    ...ref,
    accountId,
    widgetId,
    fieldId: parsePayloadField(widget),
    psid: event.senderId,
    userRef: event.userRef,
    atMs: event.atMs,
    newSubscriberId: generateId(),
  });
  const to = saved.psid === null ? { user_ref: event.userRef ?? '' } : { id: saved.psid };
  const subscriber = buildMessengerAddress(accountId, formatRecipient(to));
  // A person who opts in after STOP wants messages again; an opt-in from before the STOP that arrives late doesn't count.
  await unsuppress(sql, subscriber, new Date(event.atMs));
  if (!saved.isNew) return { outcome: 'known', reason: '', widgetId };

  const plan = planFollowUp(parseActions(widget).sequence, pageName);
  for (const [index, { message, afterMs }] of plan.entries()) {
    await enqueueMessage(sql, {
      ...subscriber,
      body: message,
      dedupeKey: `fb-opt-in ${saved.subscriberId} ${widgetId} ${ref.sessionId} ${ref.instanceId} ${index}`,
      dueAt: afterMs === 0 ? undefined : new Date(nowMs + afterMs),
      isConfirmation: index === 0 && afterMs === 0,
    });
  }
  return { outcome: 'opted_in', reason: other ? '' : 'unreadable_settings', widgetId };
}
