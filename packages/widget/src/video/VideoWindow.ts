type YoutubeEvents = {
  onReady: () => void;
  onStateChange: (change: { data: number }) => void;
  onError: () => void;
};

/** The part of YouTube's player that we use. */
export type YoutubePlayer = { destroy: () => void };

/** The part of Vimeo's player that we use. */
export type VimeoPlayer = {
  ready: () => Promise<unknown>;
  on: (event: 'playing' | 'error', listener: () => void) => void;
  destroy: () => Promise<unknown>;
};

/** A window in which the sites' own player scripts may have loaded. [MEDIA-05] */
export type VideoWindow = Window & {
  YT?: { Player?: new (frame: HTMLIFrameElement, options: { events: YoutubeEvents }) => YoutubePlayer };
  Vimeo?: { Player?: new (frame: HTMLIFrameElement) => VimeoPlayer };
};
