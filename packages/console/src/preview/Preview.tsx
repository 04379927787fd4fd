import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { copy } from '../copy/copy';
import type { FrameOrder } from '../frame/FrameOrder';
import { adopt } from '../style/adopt';
import { PageBehind } from './PageBehind';
import { PreviewFrame } from './PreviewFrame';
import classes from './preview.module.css';
import text from './preview.module.css?inline';
import { useBoxSize } from './useBoxSize';
import { useLayers } from './useLayers';

adopt(text);

interface PreviewProps {
  readonly order: FrameOrder;
  readonly title: string;
  /** The window that the page believes to have. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Fills the box and may be cut off below, instead of being wholly in it. */
  readonly covers?: boolean;
  /** A page that stands behind the widget, instead of one that is made up. */
  readonly behind?: string | undefined;
  /** What is said when the runtime draws nothing. */
  readonly blankText?: string | undefined;
}

/** The real runtime in a frame that is scaled into its box. A new picture takes the old one's place once it is drawn. [OWN-08] */
export function Preview({
  order,
  title,
  widthPx,
  heightPx,
  covers = false,
  behind,
  blankText,
}: PreviewProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  // The same order in another object is no other picture.
  const mark = useMemo(() => JSON.stringify(order), [order]);
  const { layers, fate, settle, hear } = useLayers(mark);
  const scale = covers
    ? size.widthPx / widthPx
    : Math.min(1, size.widthPx / widthPx, size.heightPx / heightPx);
  const heights = covers ? size.heightPx / (scale || 1) : heightPx;
  const style = {
    inlineSize: `${widthPx}px`,
    blockSize: `${Math.round(heights)}px`,
    transform: `translate(-50%, ${covers ? '0' : '-50%'}) scale(${scale})`,
  } as CSSProperties;
  return (
    <div ref={box} className={classes['box']} data-covers={covers || undefined}>
      <div className={classes['window']} style={style}>
        {behind && <PageBehind key={behind} address={behind} />}
        {layers.map((layer, index) => (
          <PreviewFrame
            key={layer.key}
            order={layer.order}
            title={title}
            isFront={index === 0}
            onReady={() => hear(layer.key)}
            onDrawn={() => settle(layer.key, 'drawn')}
          />
        ))}
      </div>
      {blankText && (
        <p className={classes['blank']} role="status">
          {fate === 'blank' ? blankText : fate === 'lost' && copy.preview.lost}
        </p>
      )}
    </div>
  );
}
