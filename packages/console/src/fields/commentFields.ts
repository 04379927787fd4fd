import type { EditorField } from './EditorField';

const panel = 'optIn';

/** Which comments on a Facebook Page are answered, and when. [ENT-20] */
export const commentFields: readonly EditorField[] = [
  ...(
    [
      [
        'feed_comment_settings.post_covered_area',
        'Which posts',
        {
          kind: 'choice',
          options: [
            ['specific_post', 'One post'],
            ['all_posts', 'All posts'],
          ],
        },
      ],
      [
        'feed_comment_settings.track_root_comment_only',
        'Only first comments, no answers to them',
        { kind: 'toggle' },
      ],
      ['feed_comment_settings.include_keywords', 'Only comments with one of these words', { kind: 'lines' }],
      ['feed_comment_settings.exclude_keywords', 'Never comments with one of these words', { kind: 'lines' }],
      ['feed_comment_settings.reply_delay', 'Answer', { kind: 'delay' }],
    ] as const
  ).map(([path, label, control]): EditorField => ({ path, panel, label, control, types: ['feed_comment'] })),
  {
    path: 'feed_comment_settings.post_ids',
    panel,
    label: 'Numbers of the posts',
    isRequired: true,
    help: 'One on each line. Comments under other posts are not answered.',
    control: { kind: 'lines' },
    types: ['feed_comment'],
    when: { path: 'feed_comment_settings.post_covered_area', is: ['specific_post'] },
  },
];
