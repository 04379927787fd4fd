import type { EditorField } from './EditorField';

const panel = 'optIn';

/** Which comments on a Facebook Page are answered, and when. [ENT-20] */
export const commentFields: readonly EditorField[] = [
  ...(
    [
      [
        'feed_comment_settings.post_covered_area',
        'Posts',
        {
          kind: 'choice',
          options: [
            ['specific_post', 'Specific posts'],
            ['all_posts', 'All posts'],
          ],
        },
      ],
      ['feed_comment_settings.track_root_comment_only', 'Ignore replies to comments', { kind: 'toggle' }],
      [
        'feed_comment_settings.include_keywords',
        'Only comments with these words',
        { kind: 'lines', placeholder: 'Add a word', splitsCommas: true },
      ],
      [
        'feed_comment_settings.exclude_keywords',
        'Ignore comments with these words',
        { kind: 'lines', placeholder: 'Add a word', splitsCommas: true },
      ],
      ['feed_comment_settings.reply_delay', 'Send reply', { kind: 'delay' }],
    ] as const
  ).map(([path, label, control]): EditorField => ({ path, panel, label, control, types: ['feed_comment'] })),
  {
    path: 'feed_comment_settings.post_ids',
    panel,
    label: 'Post IDs',
    isRequired: true,
    help: 'Comments on other posts aren’t answered.',
    control: { kind: 'lines', placeholder: 'Add a post ID', splitsCommas: true },
    types: ['feed_comment'],
    when: { path: 'feed_comment_settings.post_covered_area', is: ['specific_post'] },
  },
];
