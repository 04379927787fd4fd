import { timing } from '@beckon/contract';

const longestWaitMs = 2_147_483_647;

/** Reports the seconds spent on the page at each mark, by wall clock; one timer at a time. Returns its undo. [DISP-05, DISP-06, A-19] */
export function tickSeconds(marksS: readonly number[], report: (seconds: number) => void): () => void {
  const began = Date.now();
  const marks = [...new Set(marksS)].filter((mark) => mark >= 0).sort((a, b) => a - b);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (): void => {
    const passedMs = Date.now() - began;
    const reached = marks.findLast((mark) => mark * timing.secondMs <= passedMs);
    if (reached !== undefined) {
      marks.splice(0, marks.indexOf(reached) + 1);
      report(reached);
    }
    const [next] = marks;
    // A longer wait than a timer can count would fire at once, and again, and again.
    if (next !== undefined)
      timer = setTimeout(plan, Math.min(longestWaitMs, next * timing.secondMs - passedMs));
  };
  plan();
  return () => clearTimeout(timer);
}
