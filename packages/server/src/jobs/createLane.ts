/** Work in a lane, or `undefined` if the lane is full. */
export type Lane = <Result>(work: () => Promise<Result>) => Promise<Result> | undefined;

/** A lane: runs a fixed number at a time, queues a fixed number more, and rejects the rest at once. [NET-12] */
export function createLane({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }): Lane {
  let busy = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    // The next in line takes over the slot.
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
