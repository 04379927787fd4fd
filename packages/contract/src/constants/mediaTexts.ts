/* The texts of a video, for visitors who can't see its picture or whose page forbids the player. [MEDIA-06] */
export const play = 'Play video';
export const video = 'Video';
export const watchOn = { youtube: 'Watch on YouTube', vimeo: 'Watch on Vimeo' } as const;
