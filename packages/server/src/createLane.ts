/** Work that is done in a lane, or `undefined` where there is no room left in it. */
export type Lane = <Result>(work: () => Promise<Result>) => Promise<Result> | undefined;

/** A lane: so much is done at a time, so much more waits for its turn, and what comes then is turned away at once. [NET-12] */
export function createLane({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }): Lane {
  let busy = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    // Whoever waits takes the place over.
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };
  const enter = async (): Promise<void> => {
    if (busy < atOnce) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return (work) => {
    if (busy >= atOnce && waiting.length >= mostWaiting) return undefined;
    return enter().then(work).finally(leave);
  };
}
