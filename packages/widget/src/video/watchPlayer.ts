import type { VideoSite } from './VideoSite';
import type { VideoWindow } from './VideoWindow';

type Watching = {
  page: VideoWindow;
  site: VideoSite;
  frame: HTMLIFrameElement;
  /** A background is only shown once it moves. */
  until: 'ready' | 'playing';
  /** Called once: the player can be shown, or never will be. */
  settle: (ok: boolean) => void;
};

/** How long a player may stay silent before we give up on its frame. */
const patienceMs = 10_000;
const playing = 1;

/** Waits for a player inside its frame; a page may forbid the frame, and a browser may refuse to play. [MEDIA-06, A-52] */
export function watchPlayer({ page, site, frame, until, settle }: Watching): () => void {
  let isOver = false;
  const finish = (ok: boolean): void => {
    if (isOver) return;
    stop();
    settle(ok);
  };
  const handleRefusal = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    if (blockedURI.startsWith(new URL(frame.src).origin)) finish(false);
  };
  const timer = page.setTimeout(() => finish(false), patienceMs);
  const stop = (): void => {
    isOver = true;
    page.clearTimeout(timer);
    page.document.removeEventListener('securitypolicyviolation', handleRefusal);
  };
  page.document.addEventListener('securitypolicyviolation', handleRefusal);
  let release = (): void => {};
  try {
    release = connect[site](page, frame, {
      ready: () => until === 'ready' && finish(true),
      plays: () => finish(true),
      fails: () => finish(false),
    });
  } catch {
    finish(false); // YT or Vimeo on this page may be something else.
  }
  return () => {
    stop();
    release();
  };
}

type Reports = { ready: () => void; plays: () => void; fails: () => void };
type Connect = (page: VideoWindow, frame: HTMLIFrameElement, reports: Reports) => () => void;

const connect: Record<VideoSite, Connect> = {
  youtube({ YT }, frame, { ready, plays, fails }) {
    const player =
      YT?.Player &&
      new YT.Player(frame, {
        events: {
          onReady: ready,
          onStateChange: ({ data }) => data === playing && plays(),
          onError: fails,
        },
      });
    return () => player?.destroy();
  },
  vimeo({ Vimeo }, frame, { ready, plays, fails }) {
    const player = Vimeo?.Player && new Vimeo.Player(frame);
    player?.on('playing', plays);
    player?.on('error', fails);
    player?.ready().then(ready, fails);
    return () => void player?.destroy().catch(() => {});
  },
};
