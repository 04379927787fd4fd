import { mediaTexts } from '@beckon/contract/data/mediaTexts';
import { useLatest } from '@beckon/controls/layer/useLatest';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadVideoSdk } from '../../video/loadVideoSdk';
import { playerUrl } from '../../video/playerUrl';
import type { VideoWindow } from '../../video/VideoWindow';
import { watchPlayer } from '../../video/watchPlayer';
import type { MediaProps, VideoView } from './MediaProps';
import classes from './Video.module.css';
import text from './Video.module.css?inline';

const sheet = createSheet(text);
const sdkNames = { youtube: 'yt', vimeo: 'vimeo' } as const;

type VideoProps = MediaProps<VideoView> & {
  isShown: boolean;
  /** The player is visible now, or never will be. */
  onSettle: (ok: boolean) => void;
};

/** The site's video player in a frame, hidden until it is ready; a background until it plays. [MEDIA-05, MEDIA-06, A-52] */
export function Video({ view, cover = false, send, isShown, onSettle }: VideoProps): ReactNode {
  const { site, videoId } = view;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasSdk, setSdk] = useState(false);
  const settle = useLatest(onSettle);
  const finish = useCallback((ok: boolean) => settle.current(ok), [settle]);
  useSheet(box, sheet);

  useEffect(() => {
    let isGone = false;
    const report = (ok: boolean): void => send({ type: 'sdk.settled', sdk: sdkNames[site], ok });
    loadVideoSdk(window as VideoWindow, site, report).then((ok) => {
      if (isGone) return;
      if (ok) setSdk(true);
      else finish(false);
    });
    return () => {
      isGone = true;
    };
  }, [site, send, finish]);

  useLayoutEffect(() => {
    if (!hasSdk || !frame.current) return undefined;
    return watchPlayer({
      page: window as VideoWindow,
      site,
      frame: frame.current,
      until: cover ? 'playing' : 'ready',
      settle: finish,
    });
  }, [hasSdk, site, cover, finish]);

  useEffect(() => {
    if (isShown && !cover) frame.current?.focus({ preventScroll: true });
  }, [isShown, cover]);

  return (
    <div
      ref={box}
      className={joinNames(classes['box'], isShown && classes['shown'])}
      inert={cover || !isShown}
    >
      {/* A site's script may remove the frame's parent when it cleans up; that one is not ours to keep. */}
      <div className={joinNames(classes['place'], cover && classes['cover'])}>
        {hasSdk && (
          <iframe
            ref={frame}
            className={classes['frame']}
            title={mediaTexts.video}
            src={playerUrl({ site, videoId, cover, origin: location.origin })}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
    </div>
  );
}
