import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import { usePart } from '../usePart';
import classes from './Media.module.css';
import text from './Media.module.css?inline';
import type { MediaProps } from './MediaProps';
import { wantsMotion } from './wantsMotion';

const sheet = createSheet(text);
/** Pictures that aren't clearly wide are shown whole instead of filling their frame. */
const wideFrom = 1.25;
const loadMediaVideo = () => import('./MediaVideo').then(({ MediaVideo }) => MediaVideo);

/** The picture or video of a card, or of a background; its space is reserved before it loads. [MEDIA-01, MEDIA-06, MEDIA-08] */
export function Media({ view, cover = false, send }: MediaProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  const isImage = view.kind === 'image';
  const picture = isImage && (!view.poster || wantsMotion()) ? view.url : view.poster;
  const MediaVideo = usePart(loadMediaVideo, !isImage);
  return (
    <div
      ref={box}
      className={joinNames(classes['media'], cover && classes['cover'])}
      aria-hidden={cover || undefined}
    >
      {picture !== undefined && (
        <img
          className={classes['picture']}
          src={picture}
          alt=""
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight, classList } }) =>
            classList.toggle(classes['whole'] ?? '', isImage && naturalWidth < naturalHeight * wideFrom)
          }
        />
      )}
      {!isImage && MediaVideo && <MediaVideo box={box} view={view} cover={cover} send={send} />}
    </div>
  );
}
