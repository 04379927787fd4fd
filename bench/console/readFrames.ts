import type { Page } from '@playwright/test';

/** How a page fared while it was used: its frames, and how long its main thread was held up. */
export type Frames = { count: number; longestMs: number; over17: number; over33: number; longTasks: number };

const stepPx = 120;
const most = 2000;

/** Scrolls from top to bottom as a wheel does, a notch in each frame, and reports what the frames were like. */
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
  // A little more than one beat: clocks are coarse.
  const share = (ms: number): number => gaps.filter((gap) => gap > ms + 1).length / gaps.length;
  const longestMs = Math.max(...gaps);
  return { count: gaps.length, longestMs, over17: share(16.7), over33: share(33.4), longTasks };
}

/** Elements and frames that the page holds. */
export const countNodes = (page: Page): Promise<{ elements: number; frames: number }> =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    frames: document.querySelectorAll('iframe').length,
  }));

/** Frames in one line. */
export function tellFrames({ count, longestMs, over17, over33, longTasks }: Frames): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  return `${count} frames, longest ${longestMs.toFixed(0)} ms, ${percent(over17)} over 16.7 ms, ${percent(over33)} over 33 ms, ${longTasks} long tasks`;
}
