import type { FeedComment } from '@beckon/contract';
import { hasKeyword } from '../../widgets/pure/index';
import type { CommentEvent } from './MessengerEvent';

/** Do we reply to a comment, and if not, which rule says no? */
export type CommentVerdict =
  | { ok: true }
  | { ok: false; reason: 'post' | 'root' | 'excluded' | 'not_included' };

const refuse = (reason: 'post' | 'root' | 'excluded' | 'not_included'): CommentVerdict => ({
  ok: false,
  reason,
});

/** The posts of a widget, as its owner named them; the platform writes a post id with or without its page in front. */
function coversPost(area: string, postIds: readonly string[], postId: string): boolean {
  if (area === 'all_posts') return true;
  const short = postId.replace(/^.*_/, '');
  return area === 'specific_post' && postIds.some((one) => one === postId || one === short);
}

/** Do we reply to this comment in private? An excluded word beats an included one. [ENT-20, DEF-27] */
export function decideComment(
  comment: CommentEvent,
  settings: FeedComment,
  postIds: readonly string[],
): CommentVerdict {
  if (!coversPost(settings.post_covered_area, postIds, comment.postId)) return refuse('post');
  if (settings.track_root_comment_only && comment.parentId !== comment.postId) return refuse('root');
  if (hasKeyword(comment.text, settings.exclude_keywords)) return refuse('excluded');
  const isIncluded =
    settings.include_keywords.length === 0 || hasKeyword(comment.text, settings.include_keywords);
  return isIncluded ? { ok: true } : refuse('not_included');
}
