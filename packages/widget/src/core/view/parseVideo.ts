import type { MediaView } from './MediaView';

type Video = Pick<Extract<MediaView, { kind: 'video' }>, 'site' | 'videoId'>;

/** The common forms of a video link, each with the id in the first group. */
const forms: readonly [Video['site'], RegExp][] = [
  ['youtube', /^(?:m\.)?youtube(?:-nocookie)?\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?:[&#]|$)/i],
  ['youtube', /^(?:m\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v)\/([\w-]{6,20})(?:[/?#]|$)/i],
  ['youtube', /^youtu\.be\/([\w-]{6,20})(?:[/?#]|$)/i],
  ['vimeo', /^vimeo\.com\/(?:[\w-]+\/){0,3}(\d{3,12})(?:[/?#]|$)/i],
  ['vimeo', /^player\.vimeo\.com\/video\/(\d{3,12})(?:[/?#]|$)/i],
];

/** The video behind a link to one of the two sites, in its common forms; any other link shows none. [MEDIA-02, MEDIA-03, A-52] */
export function parseVideo(link: string | undefined): Video | undefined {
  const bare = (link ?? '')
    .trim()
    .replace(/^(https?:)?\/\//i, '')
    .replace(/^www\./i, '');
  for (const [site, form] of forms) {
    const videoId = form.exec(bare)?.[1];
    if (videoId) return { site, videoId };
  }
  return undefined;
}
