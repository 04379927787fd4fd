import { loadScript } from '@beckon/platform';
import type { VideoSite } from './VideoSite';
import type { VideoWindow } from './VideoWindow';

/** How long a player's script may take; the poster stays until then. */
const patienceMs = 10_000;

const sdks: Record<VideoSite, { url: string; isThere: (page: VideoWindow) => boolean }> = {
  youtube: {
    url: 'https://www.youtube.com/iframe_api',
    isThere: ({ YT }) => typeof YT?.Player === 'function',
  },
  vimeo: {
    url: 'https://player.vimeo.com/api/player.js',
    isThere: ({ Vimeo }) => typeof Vimeo?.Player === 'function',
  },
};

const asked = new WeakMap<VideoWindow, Partial<Record<VideoSite, Promise<boolean>>>>();

/** Loads a video site's player script, once per page, and reports whether it loaded; uses the host's own if there is one. [MEDIA-04, MEDIA-05] */
export function loadVideoSdk(
  page: VideoWindow,
  site: VideoSite,
  report: (ok: boolean) => void,
): Promise<boolean> {
  const known = asked.get(page) ?? {};
  asked.set(page, known);
  known[site] ??= load(page, site).then((ok) => {
    report(ok);
    return ok;
  });
  return known[site];
}

async function load(page: VideoWindow, site: VideoSite): Promise<boolean> {
  const { url, isThere } = sdks[site];
  const until = page.performance.now() + patienceMs;
  // A script can load and still define nothing: module loaders swallow it.
  const isReady = (): boolean => isThere(page) || page.performance.now() > until;
  return loadScript(page.document, { url, isReady }).then(
    () => isThere(page),
    () => false,
  );
}
