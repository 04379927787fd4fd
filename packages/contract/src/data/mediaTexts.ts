/** The texts of a video, for visitors who can't see its picture or whose page forbids the player. [MEDIA-06] */
export const mediaTexts = {
  play: 'Play video',
  video: 'Video',
  watchOn: { youtube: 'Watch on YouTube', vimeo: 'Watch on Vimeo' },
} as const;
