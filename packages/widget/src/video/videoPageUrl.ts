import type { VideoSite } from './VideoSite';

const pages: Record<VideoSite, string> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
};

/** A video's page on its own site, in case no player is possible here. [MEDIA-02] */
export function videoPageUrl(site: VideoSite, videoId: string): string {
  return `${pages[site]}${encodeURIComponent(videoId)}`;
}
