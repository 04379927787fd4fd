type YoutubeEvents = {
  onReady: () => void;
  onStateChange: (change: { data: number }) => void;
  onError: () => void;
};

/** What we use of YouTube's player. */
export type YoutubePlayer = { destroy: () => void };

/** What we use of Vimeo's player. */
export type VimeoPlayer = {
  ready: () => Promise<unknown>;
  on: (event: 'playing' | 'error', hear: () => void) => void;
  destroy: () => Promise<unknown>;
};

/** A window in which the sites' own player scripts may have arrived. [MEDIA-05] */
export type VideoWindow = Window & {
  YT?: { Player?: new (frame: HTMLIFrameElement, options: { events: YoutubeEvents }) => YoutubePlayer };
  Vimeo?: { Player?: new (frame: HTMLIFrameElement) => VimeoPlayer };
};
