import * as v from 'valibot';
import { field } from './field';
import { Pair } from './Pair';

/** Section `feed_comment_settings`: which comments are answered, and when. [ENT-20, DEF-27] */
export const FeedComment = v.object({
  post_covered_area: field.text('specific_post'),
  /** The posts that `specific_post` refers to. */
  post_ids: field.lines,
  track_root_comment_only: field.flag(true),
  reply_delay: v.optional(Pair, ['immediately', 1]),
  exclude_keywords: field.lines,
  include_keywords: field.lines,
});
export type FeedComment = v.InferOutput<typeof FeedComment>;

/** Section `feed_comment_welcome`: the private reply. [ENT-06] */
export const FeedCommentWelcome = v.object({ text: field.text() });
export type FeedCommentWelcome = v.InferOutput<typeof FeedCommentWelcome>;
