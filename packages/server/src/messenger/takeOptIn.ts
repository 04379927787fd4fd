import { makeId } from '../database/index';
import { enqueueMessage, unsuppress } from '../messages/index';
import { writeRecipient } from '../messages/pure/index';
import { readActions, readPayloadField } from '../widgets/pure/index';
import type { Hands } from './Hands';
import { judgeOptIn } from './pure/judgeOptIn';
import type { ThreadEvent } from './pure/MessengerEvent';
import { planFollowUp } from './pure/planFollowUp';
import { readTool } from './pure/readTool';
import type { Resolved } from './resolveWidget';
import type { EventEffect } from './store/claimMessengerEvents';
import { saveMessengerOptIn } from './store/saveMessengerOptIn';

/** Someone opts in: stores it, and queues what they get, once. [OWN-14, OWN-22] */
export async function takeOptIn(
  hands: Hands,
  event: ThreadEvent,
  { widget, ref }: Resolved,
): Promise<EventEffect> {
  const { sql, accountId, pageName, nowMs } = hands;
  const { widgetId } = widget;
  const verdict = judgeOptIn(widget);
  if (!verdict.ok) return { outcome: 'refused', reason: verdict.because, widgetId };
  const tool = readTool(widget);
  const saved = await saveMessengerOptIn(sql, {
    ...ref,
    accountId,
    widgetId,
    fieldId: readPayloadField(widget),
    psid: event.senderId,
    userRef: event.userRef,
    atMs: event.atMs,
    newSubscriberId: makeId(),
  });
  const to = saved.psid === null ? { user_ref: event.userRef ?? '' } : { id: saved.psid };
  const recipient = writeRecipient(to);
  await forgiveStop(hands, recipient, event.atMs);
  if (!saved.isNew) return { outcome: 'known', reason: '', widgetId };

  const plan = planFollowUp(readActions(widget).sequence, pageName);
  for (const [index, { message, afterMs }] of plan.entries()) {
    await enqueueMessage(sql, {
      accountId,
      channel: 'fb',
      recipient,
      body: message,
      dedupeKey: `fb-opt-in ${saved.subscriberId} ${widgetId} ${ref.sessionId} ${ref.instanceId} ${index}`,
      dueAt: afterMs === 0 ? undefined : new Date(nowMs + afterMs),
    });
  }
  return { outcome: 'opted_in', reason: tool ? '' : 'unreadable_settings', widgetId };
}

/** A person who opts in after STOP wants messages again; an opt-in from before the STOP that arrives late doesn't count. */
async function forgiveStop({ sql, accountId }: Hands, recipient: string, atMs: number): Promise<void> {
  await unsuppress(sql, { accountId, channel: 'fb', recipient }, new Date(atMs));
}
