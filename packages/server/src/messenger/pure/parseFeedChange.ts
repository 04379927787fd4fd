import * as v from 'valibot';
import { messengerLimits } from '../../messages/pure/index';
import type { CommentEvent } from './MessengerEvent';

const msPerS = 1000;
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[A-Za-z0-9_.-]{1,128}$/));

const Comment = v.object({
  field: v.literal('feed'),
  value: v.object({
    item: v.literal('comment'),
    verb: v.literal('add'),
    comment_id: id,
    post_id: id,
    parent_id: v.optional(id),
    from: v.object({ id }),
    message: v.optional(v.string(), ''),
    created_time: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
});

/** A new comment by someone else on a post; all other feed changes are irrelevant here. [ENT-20] */
export function parseFeedChange(raw: unknown, pageId: string): CommentEvent | undefined {
  const read = v.safeParse(Comment, raw);
  if (!read.success) return undefined;
  const {
    comment_id: commentId,
    post_id: postId,
    parent_id,
    from,
    message,
    created_time,
  } = read.output.value;
  // The page must never reply to itself.
  if (from.id === pageId) return undefined;
  return {
    kind: 'comment',
    identity: JSON.stringify(['comment', commentId]),
    atMs: created_time * msPerS,
    commentId,
    postId,
    parentId: parent_id ?? postId,
    senderId: from.id,
    text: message.slice(0, messengerLimits.textCharacters),
  };
}
