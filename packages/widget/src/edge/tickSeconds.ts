import { timing } from '@beckon/contract';

const longestWaitMs = 2_147_483_647;

/** Reports the seconds spent on the page at each mark, by wall clock; one timer at a time. Returns a function that stops it. [DISP-05, DISP-06, A-19] */
export function tickSeconds(marksS: readonly number[], report: (seconds: number) => void): () => void {
  const began = Date.now();
  let reportedS = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (): void => {
    const passedMs = Date.now() - began;
    const reached = Math.max(...marksS.filter((mark) => mark * timing.secondMs <= passedMs));
    if (reached > reportedS) {
      reportedS = reached;
      report(reached);
    }
    const waitMs = Math.min(
      ...marksS.map((mark) => mark * timing.secondMs - passedMs).filter((ms) => ms > 0),
    );
    // A delay longer than a timer can count would fire at once, over and over.
    if (waitMs < Number.POSITIVE_INFINITY) timer = setTimeout(plan, Math.min(longestWaitMs, waitMs));
  };
  plan();
  return () => clearTimeout(timer);
}
