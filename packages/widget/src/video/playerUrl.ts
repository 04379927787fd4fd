import type { VideoSite } from './VideoSite';

type Playing = {
  site: VideoSite;
  videoId: string;
  /** Behind a layout: without sound and controls, in a loop. [MEDIA-06] */
  cover: boolean;
  /** The page's own origin, which YouTube's player answers to. */
  origin: string;
};

/** The address of a site's player, in the form that stores nothing about the visitor. [MEDIA-06] */
export function playerUrl({ site, videoId, cover, origin }: Playing): string {
  const id = encodeURIComponent(videoId);
  if (site === 'vimeo') {
    const asked = { dnt: '1', autoplay: '1', playsinline: '1', ...(cover && vimeoCover) };
    return `https://player.vimeo.com/video/${id}?${new URLSearchParams(asked)}`;
  }
  const asked = {
    enablejsapi: '1',
    origin,
    autoplay: '1',
    playsinline: '1',
    rel: '0',
    // YouTube loops only lists, so the video becomes one.
    ...(cover && { ...youtubeCover, playlist: videoId }),
  };
  return `https://www.youtube-nocookie.com/embed/${id}?${new URLSearchParams(asked)}`;
}

const vimeoCover = { background: '1', muted: '1', loop: '1', controls: '0' };
const youtubeCover = { mute: '1', loop: '1', controls: '0', disablekb: '1', fs: '0', iv_load_policy: '3' };
