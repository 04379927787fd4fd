import type { VideoSite } from './VideoSite';

const pages: Record<VideoSite, string> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
};

/** Where a video can be seen on its own site, should no player be possible here. [MEDIA-02] */
export function videoPageUrl(site: VideoSite, videoId: string): string {
  return `${pages[site]}${encodeURIComponent(videoId)}`;
}
