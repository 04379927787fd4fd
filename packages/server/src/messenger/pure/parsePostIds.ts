import type { StoredWidget } from '../../accounts/pure/index';

const mostPosts = 500;
const shape = /^[A-Za-z0-9_.-]{1,128}$/;

/** The posts of a comment widget, as its owner named them: one, or a list. [ENT-20] */
export function parsePostIds({ data }: Pick<StoredWidget, 'data'>): string[] {
  const settings = (data['feed_comment_settings'] ?? {}) as Record<string, unknown>;
  const given = settings['post_ids'] ?? settings['post_id'] ?? [];
  const list = Array.isArray(given) ? given : String(given).split(/[\s,]+/);
  return list
    .map((one) => String(one).trim())
    .filter((one) => shape.test(one))
    .slice(0, mostPosts);
}
