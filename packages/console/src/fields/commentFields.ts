import { copy } from '../copy/copy';
import type { EditorField } from './EditorField';

const texts = copy.fields.optIn.comments;
const words = { kind: 'lines', placeholder: texts.addWord, splitsCommas: true } as const;

const fields: readonly Omit<EditorField, 'panel' | 'types'>[] = [
  {
    path: 'feed_comment_settings.post_covered_area',
    label: texts.posts,
    control: {
      kind: 'choice',
      options: [
        ['specific_post', texts.specificPosts],
        ['all_posts', texts.allPosts],
      ],
    },
  },
  {
    path: 'feed_comment_settings.track_root_comment_only',
    label: texts.ignoreReplies,
    control: { kind: 'toggle' },
  },
  { path: 'feed_comment_settings.include_keywords', ...texts.include, control: words },
  { path: 'feed_comment_settings.exclude_keywords', ...texts.exclude, control: words },
  { path: 'feed_comment_settings.reply_delay', label: texts.reply, control: { kind: 'delay' } },
  {
    path: 'feed_comment_settings.post_ids',
    ...texts.postIds,
    isRequired: true,
    control: { kind: 'lines', placeholder: texts.addPostId, splitsCommas: true },
    when: { path: 'feed_comment_settings.post_covered_area', is: ['specific_post'] },
  },
];

/** Which comments on a Facebook Page are answered, and when. [ENT-20] */
export const commentFields: readonly EditorField[] = fields.map((field) => ({
  ...field,
  panel: 'optIn',
  types: ['feed_comment'],
}));
