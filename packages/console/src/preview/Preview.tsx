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
  /** The size of the window that the page sees. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Fills the box and may be cut off at the bottom, instead of fitting into it. */
  readonly covers?: boolean;
  /** A page behind the widget, instead of a placeholder. */
  readonly behind?: string | undefined;
  /** Shown if the runtime draws nothing. */
  readonly blankText?: string | undefined;
}

/** The real runtime in a frame that is scaled to fit its box. A new drawing replaces the old one once it is ready. [OWN-08] */
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
  // The same order in another object is not a new drawing.
  const mark = useMemo(() => JSON.stringify(order), [order]);
  const { layers, outcome, settle, markReady } = useLayers(mark);
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
            onReady={() => markReady(layer.key)}
            onDrawn={() => settle(layer.key, 'drawn')}
          />
        ))}
      </div>
      {blankText && (
        <p className={classes['blank']} role="status">
          {outcome === 'blank' ? blankText : outcome === 'lost' && copy.preview.lost}
        </p>
      )}
    </div>
  );
}
