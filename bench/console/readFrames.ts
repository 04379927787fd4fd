import type { Page } from '@playwright/test';

/** How smoothly a page ran: its frames, and how long its main thread was blocked. */
export type Frames = { count: number; longestMs: number; over17: number; over33: number; longTasks: number };

const stepPx = 120;
const most = 2000;

/** Scrolls from top to bottom as a wheel does, one notch per frame, and returns the figures of the frames. */
export async function readFrames(page: Page): Promise<Frames> {
  const { gaps, longTasks } = await page.evaluate(
    async ({ step, limit }) => {
      const found: number[] = [];
      let tasks = 0;
      const watch = new PerformanceObserver((list) => {
        tasks += list.getEntries().length;
      });
      watch.observe({ type: 'longtask' });
      const scroller = document.scrollingElement ?? document.documentElement;
      let before = await new Promise<number>(requestAnimationFrame);
      while (found.length < limit) {
        scroller.scrollBy({ top: step, behavior: 'instant' });
        const now = await new Promise<number>(requestAnimationFrame);
        found.push(now - before);
        before = now;
        if (scroller.scrollTop + innerHeight >= scroller.scrollHeight - 1) break;
      }
      watch.disconnect();
      return { gaps: found, longTasks: tasks };
    },
    { step: stepPx, limit: most },
  );
  // One more millisecond, because clocks are coarse.
  const share = (ms: number): number => gaps.filter((gap) => gap > ms + 1).length / gaps.length;
  const longestMs = Math.max(...gaps);
  return { count: gaps.length, longestMs, over17: share(16.7), over33: share(33.4), longTasks };
}

/** Counts the elements and frames on the page. */
export const countNodes = (page: Page): Promise<{ elements: number; frames: number }> =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    frames: document.querySelectorAll('iframe').length,
  }));

/** The frames as one line of text. */
export function reportFrames({ count, longestMs, over17, over33, longTasks }: Frames): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  return `${count} frames, longest ${longestMs.toFixed(0)} ms, ${percent(over17)} over 16.7 ms, ${percent(over33)} over 33 ms, ${longTasks} long tasks`;
}
