import { enqueueMessage, findStopTime } from '../messages/index';
import { writeRecipient } from '../messages/pure/index';
import { type Hands, without } from './Hands';
import { judgeComment } from './pure/judgeComment';
import type { CommentEvent } from './pure/MessengerEvent';
import { planPrivateReply } from './pure/planPrivateReply';
import { readPostIds } from './pure/readPostIds';
import { readTool } from './pure/readTool';
import type { EventEffect } from './store/claimMessengerEvents';
import { findMessengerTools } from './store/findMessengerTools';

/** A comment: the first matching widget replies in private, once; never to someone who said STOP. [ENT-20, DEF-27, OWN-13] */
export async function takeComment(hands: Hands, comment: CommentEvent): Promise<EventEffect> {
  const { sql, accountId, nowMs } = hands;
  const person = { accountId, channel: 'fb', recipient: comment.senderId } as const;
  if ((await findStopTime(sql, person)) !== undefined) return without('nothing', 'stopped');
  let reason = 'no_tool';
  for (const stored of await findMessengerTools(sql, accountId, 'comments')) {
    const { widgetId } = stored;
    const tool = readTool(stored);
    if (!tool) {
      reason = 'unreadable_settings';
      continue;
    }
    const verdict = judgeComment(comment, tool.data.feed_comment_settings, readPostIds(stored));
    const reply = verdict.ok ? planPrivateReply(tool, comment, nowMs) : verdict;
    if (!reply.ok) {
      reason = reply.because;
      continue;
    }
    await enqueueMessage(sql, {
      accountId,
      channel: 'fb',
      recipient: writeRecipient({ comment_id: comment.commentId }),
      // A STOP between the comment and its reply counts, too.
      person: comment.senderId,
      body: reply.message,
      dedupeKey: `fb-comment ${comment.commentId}`,
      dueAt: new Date(reply.dueAtMs),
    });
    return { outcome: 'answered', reason: '', widgetId };
  }
  return without('nothing', reason);
}
