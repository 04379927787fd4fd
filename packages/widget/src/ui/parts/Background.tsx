import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { Event } from '../../core/Event';
import type { BackgroundView } from '../../core/view/View';
import classes from './Background.module.css';
import text from './Background.module.css?inline';
import { Media } from './Media';

const sheet = createSheet(text);

type BackgroundProps = { view: BackgroundView; send: (event: Event) => void };

/** A picture or a silent video that fills its frame, and the color over it; nothing to use or to read. [OVL-05, MEDIA-06, MEDIA-07] */
export function Background({ view, send }: BackgroundProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  return (
    <div ref={box} className={classes['box']} aria-hidden="true" inert>
      {view.media && <Media view={view.media} cover send={send} />}
      {view.layer !== undefined && <div className={classes['layer']} />}
    </div>
  );
}
