import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FrameOrder } from '../frame/FrameOrder';
import { adopt } from '../style/adopt';
import { PageBehind } from './PageBehind';
import { PreviewFrame } from './PreviewFrame';
import classes from './preview.module.css';
import text from './preview.module.css?inline';
import { useBoxSize } from './useBoxSize';

adopt(text);

const restMs = 180;
/** What is not drawn by then is not going to be. */
const patienceMs = 4000;

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

type Layer = { key: number; order: FrameOrder };

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
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const [settled, setSettled] = useState({ key: 0, isBlank: false });
  const made = useRef(0);

  /** A picture is there, or will not come: in either case the one before has had its time. */
  const settle = useCallback((key: number, isBlank: boolean): void => {
    setLayers((now) => now.filter((layer) => layer.key >= key));
    setSettled((now) => (key >= now.key ? { key, isBlank } : now));
  }, []);

  useEffect(() => {
    const show = (): void => {
      made.current += 1;
      const next = { key: made.current, order: JSON.parse(mark) as FrameOrder };
      setLayers(([front]) => (front ? [front, next] : [next]));
    };
    // Whoever types does not want a frame for each letter.
    const timer = setTimeout(show, made.current === 0 ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [mark]);

  const newest = layers.at(-1)?.key;
  const isWaited = newest !== undefined && newest !== settled.key;
  useEffect(() => {
    if (!isWaited) return undefined;
    const timer = setTimeout(() => settle(newest, true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaited, newest, settle]);

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
        {behind && <PageBehind address={behind} />}
        {layers.map((layer, index) => (
          <PreviewFrame
            key={layer.key}
            order={layer.order}
            title={title}
            isFront={index === 0}
            onDrawn={() => settle(layer.key, false)}
          />
        ))}
      </div>
      {blankText && (
        <p className={classes['blank']} role="status">
          {settled.isBlank && blankText}
        </p>
      )}
    </div>
  );
}
