import { type Frame, hostAllowed } from '@beckon/contract';
import { whenIdle } from '@beckon/platform';
import { createFrames, type Framer } from './createFrames';

/** First frames by widget, and the hosts that some of them are limited to. */
export type Frames = { of: Readonly<Record<string, Frame>>; whitelist: readonly string[] };

/**
 * Draws the first frames of bubbles. The runtime loads when a visitor approaches one, or when the page is idle; for widgets without one, at
 * once. [LOAD-21, LOAD-26, OMNI-01]
 */
export function createFramer(page: Window, { of, whitelist }: Frames): Framer {
  const mayDraw = whitelist.length === 0 || hostAllowed(page.location.hostname, whitelist);
  const frames = createFrames(page, mayDraw ? of : {});
  return {
    ...frames,
    draw(widgets, hosts, call) {
      frames.draw(widgets, hosts, call);
      if (widgets.every(([id]) => hosts.has(id))) whenIdle(page, call);
      else call();
    },
  };
}
