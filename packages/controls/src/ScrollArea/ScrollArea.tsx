import { controls } from '@beckon/contract';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import classes from './ScrollArea.module.css';
import text from './ScrollArea.module.css?inline';
import { watchScrollArea } from './watchScrollArea';

const sheet = createSheet(text);

/** What scrolls, and its name. */
export interface ScrollAreaProps {
  /** Names the region for screen readers once it scrolls. */
  readonly label: string;
  /** Gives the area its size. */
  readonly className?: string | undefined;
  readonly viewRef?: RefObject<HTMLDivElement | null> | undefined;
  readonly children: ReactNode;
}

/** Native scrolling with slim bars that hide at rest; a tab stop only while there is something to scroll. [C-SCR-01, C-SCR-02, C-SCR-03] */
export function ScrollArea({ label, className, viewRef, children }: ScrollAreaProps): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const ownView = useRef<HTMLDivElement>(null);
  const view = viewRef ?? ownView;
  const content = useRef<HTMLDivElement>(null);
  const down = useRef<HTMLDivElement>(null);
  const across = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useSheet(area, sheet);

  useLayoutEffect(() => {
    if (!area.current || !view.current || !content.current || !down.current || !across.current)
      return undefined;
    area.current.style.setProperty('--mc-fade', `${controls.scrollFadeMs}ms`);
    return watchScrollArea({
      area: area.current,
      view: view.current,
      content: content.current,
      bars: [down.current, across.current],
      onOverflow: setOverflows,
    });
  }, [view]);

  const reachable = overflows ? ({ tabIndex: 0, role: 'region', 'aria-label': label } as const) : {};
  return (
    <div ref={area} className={joinNames(classes.area, className)}>
      <div {...reachable} ref={view} className={classes.view}>
        <div ref={content} className={classes.content}>
          {children}
        </div>
      </div>
      <div ref={down} aria-hidden="true" className={joinNames(classes.bar, classes.down)}>
        <div className={classes.thumb} />
      </div>
      <div ref={across} aria-hidden="true" className={joinNames(classes.bar, classes.across)}>
        <div className={classes.thumb} />
      </div>
    </div>
  );
}
