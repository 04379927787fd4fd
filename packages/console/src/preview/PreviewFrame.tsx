import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type FrameOrder, isFrameNews } from '../frame/FrameOrder';
import classes from './preview.module.css';

interface PreviewFrameProps {
  readonly order: FrameOrder;
  readonly title: string;
  readonly isFront: boolean;
  /** Called when the frame's page has loaded. */
  readonly onReady: () => void;
  readonly onDrawn: () => void;
}

/** One frame with the runtime in it. It gets its order once; another drawing is another frame. [OWN-08] */
export function PreviewFrame({ order, title, isFront, onReady, onDrawn }: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'drawn'>('waiting');
  const isDrawn = state === 'drawn';
  const callbacks = useRef({ onReady, onDrawn });
  callbacks.current = { onReady, onDrawn };
  // Before the frame can send anything: if its message is missed, it stays empty.
  useLayoutEffect(() => {
    const handle = ({ source, data }: MessageEvent): void => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target || !isFrameNews(data)) return;
      if (data.kind === 'beckon.ready') {
        target.postMessage(order, '*');
        setState('ready');
        callbacks.current.onReady();
      } else {
        setState('drawn');
        callbacks.current.onDrawn();
      }
    };
    window.addEventListener('message', handle);
    return () => window.removeEventListener('message', handle);
  }, [order]);
  return (
    <iframe
      ref={frame}
      className={classes['frame']}
      data-front={isFront || undefined}
      // Until our page has loaded, it may be one of the browser's own, such as the one for a lost connection.
      data-arrived={state !== 'waiting' || undefined}
      data-drawn={isDrawn || undefined}
      title={title}
      src="/console/frame"
      sandbox="allow-scripts"
      // A widget that traps the focus, such as a modal, would trap people who use the editor by keyboard.
      tabIndex={-1}
      // A dialog on the page would take the focus from the console.
      inert={order.isStill || !isFront || !isDrawn}
      aria-hidden={order.isStill || !isFront || undefined}
    />
  );
}
