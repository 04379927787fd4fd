import { enqueueMessage, selectStopTime } from '../messages/index';
import { buildMessengerAddress, formatRecipient } from '../messages/pure/index';
import { type HandlingContext, without } from './HandlingContext';
import { decideComment } from './pure/decideComment';
import type { CommentEvent } from './pure/MessengerEvent';
import { parseOtherWidget } from './pure/parseOtherWidget';
import { parsePostIds } from './pure/parsePostIds';
import { planPrivateReply } from './pure/planPrivateReply';
import type { EventEffect } from './store/claimMessengerEvents';
import { selectMessengerWidgets } from './store/selectMessengerWidgets';

/** A comment: the first matching widget replies in private, once; never to someone who said STOP. [ENT-20, DEF-27, OWN-13] */
export async function handleComment(context: HandlingContext, comment: CommentEvent): Promise<EventEffect> {
  const { sql, accountId, nowMs } = context;
  const subscriber = buildMessengerAddress(accountId, comment.senderId);
  if ((await selectStopTime(sql, subscriber)) !== undefined) return without('nothing', 'stopped');
  let reason = 'no_tool';
  for (const stored of await selectMessengerWidgets(sql, accountId, 'comments')) {
    const { widgetId } = stored;
    const other = parseOtherWidget(stored);
    if (!other) {
      reason = 'unreadable_settings';
      continue;
    }
    const verdict = decideComment(comment, other.data.feed_comment_settings, parsePostIds(stored));
    const reply = verdict.ok ? planPrivateReply(other, comment, nowMs) : verdict;
    if (!reply.ok) {
      reason = reply.reason;
      continue;
    }
    await enqueueMessage(sql, {
      ...buildMessengerAddress(accountId, formatRecipient({ comment_id: comment.commentId })),
      // A STOP between the comment and its reply counts, too.
      subscriber: comment.senderId,
      body: reply.message,
      dedupeKey: `fb-comment ${comment.commentId}`,
      dueAt: new Date(reply.dueAtMs),
    });
    return { outcome: 'answered', reason: '', widgetId };
  }
  return without('nothing', reason);
}
