import { mediaTexts } from '@beckon/contract/data/mediaTexts';
import { Spinner } from '@beckon/controls/Spinner';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { videoPageUrl } from '../../video/videoPageUrl';
import { usePart } from '../usePart';
import type { MediaProps, VideoView } from './MediaProps';
import classes from './MediaVideo.module.css';
import text from './MediaVideo.module.css?inline';
import { useVisible } from './useVisible';
import { wantsMotion } from './wantsMotion';

type MediaVideoProps = MediaProps<VideoView> & { box: RefObject<HTMLElement | null> };

/** `still`: a poster; `asked`: its player is loading; `shown`; `refused`: the poster stays. */
type Phase = 'still' | 'asked' | 'shown' | 'refused';

const sheet = createSheet(text);
const spinnerPx = 24;
const loadVideo = () => import('./Video').then(({ Video }) => Video);

/** Turns a poster into its player when the visitor plays it; nothing is sent to the video's site before. [MEDIA-04, MEDIA-06, A-52] */
export function MediaVideo({ box, view, cover = false, send }: MediaVideoProps): ReactNode {
  const [phase, setPhase] = useState<Phase>('still');
  const isVisible = useVisible(box);
  const settle = (ok: boolean): void => setPhase(ok ? 'shown' : 'refused');
  const Video = usePart(loadVideo, phase === 'asked' || phase === 'shown', () => settle(false));
  const { site, videoId } = view;
  useSheet(box, sheet);

  useEffect(() => {
    // A closed widget stays mounted: without this its video would keep playing, audible but not visible.
    if (!isVisible) setPhase((now) => (now === 'refused' ? now : 'still'));
    else if (cover && wantsMotion()) setPhase((now) => (now === 'still' ? 'asked' : now));
  }, [isVisible, cover]);

  const press = (event: MouseEvent): void => {
    // A visitor who opens a new tab gets one, and so does one whose page forbids the player.
    if (phase === 'refused' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPhase('asked');
  };

  return (
    <>
      {!cover && phase !== 'shown' && (
        <a
          className={classes['play']}
          href={videoPageUrl(site, videoId)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={phase === 'refused' ? undefined : mediaTexts.play}
          aria-busy={phase === 'asked' || undefined}
          onClick={press}
        >
          {phase === 'refused' ? (
            <span>{mediaTexts.watchOn[site]}</span>
          ) : (
            <PlayMark isLoading={phase === 'asked'} />
          )}
        </a>
      )}
      {Video && <Video view={view} cover={cover} send={send} isShown={phase === 'shown'} onSettle={settle} />}
    </>
  );
}

function PlayMark({ isLoading }: { isLoading: boolean }): ReactNode {
  if (isLoading) return <Spinner size={spinnerPx} />;
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="currentColor" focusable="false">
      <path d="M8.5 5.6v12.8a.8.8 0 0 0 1.2.7l10.3-6.4a.8.8 0 0 0 0-1.4L9.7 4.9a.8.8 0 0 0-1.2.7Z" />
    </svg>
  );
}
