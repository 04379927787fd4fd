import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { FrameOrder } from '../frame/FrameOrder';
import { adopt } from '../style/adopt';
import { PageBehind } from './PageBehind';
import { PreviewFrame } from './PreviewFrame';
import classes from './preview.module.css';
import text from './preview.module.css?inline';
import { useBoxSize } from './useBoxSize';

adopt(text);

const restMs = 180;

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
}: PreviewProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const mark = useMemo(() => JSON.stringify(order), [order]);
  const [layers, setLayers] = useState<readonly Layer[]>([]);
  const made = useRef(0);
  const latest = useRef(order);
  latest.current = order;

  useEffect(() => {
    const show = (): void => {
      made.current += 1;
      const next = { key: made.current, order: latest.current };
      setLayers(([front]) => (front ? [front, next] : [next]));
    };
    // Whoever types does not want a frame for each letter.
    const timer = setTimeout(show, made.current === 0 || mark === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [mark]);

  const scale = covers
    ? size.widthPx / widthPx
    : Math.min(1, size.widthPx / widthPx, size.heightPx / heightPx);
  const heights = covers ? size.heightPx / (scale || 1) : heightPx;
  const style = {
    inlineSize: `${widthPx}px`,
    blockSize: `${Math.round(heights)}px`,
    transform: `translate(-50%, ${covers ? '0' : '-50%'}) scale(${scale})`,
  } as CSSProperties;
  const arrive = (key: number) => () => setLayers((now) => now.filter((layer) => layer.key >= key));
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
            onDrawn={arrive(layer.key)}
          />
        ))}
      </div>
    </div>
  );
}
