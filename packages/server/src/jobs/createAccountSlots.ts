/** Work of accounts that waits for one of a few slots, whichever lane it came through. */
export type AccountSlots = <Result>(
  accountIds: readonly number[],
  work: () => Promise<Result>,
) => Promise<Result>;

type Waiting = { accountIds: readonly number[]; start: () => void };

/**
 * Runs a fixed number at a time, of all accounts together, so that the other connections stay for everyone else. The next is what has
 * waited longest of accounts that have nothing running. What waits for several accounts is overtaken only by work of others. An account gets a
 * further slot only while fewer than `shared` are taken: several that are locked may not hold them all. [NET-12, OWN-13]
 */
export function createAccountSlots(most: number, shared = 2): AccountSlots {
  const running: Waiting[] = [];
  const waiting: Waiting[] = [];
  const isIdle = ({ accountIds }: Waiting) =>
    !running.some((one) => one.accountIds.some((accountId) => accountIds.includes(accountId)));
  const findNext = (): Waiting | undefined => {
    if (running.length >= most) return undefined;
    // First come, first served per account: else work of single accounts, one after another, would keep a text to their shared number waiting.
    const passed = new Set<number>();
    for (const one of waiting) {
      if (isIdle(one) && !one.accountIds.some((accountId) => passed.has(accountId))) return one;
      for (const accountId of one.accountIds) passed.add(accountId);
    }
    return running.length < shared ? waiting[0] : undefined;
  };
  const startNext = () => {
    for (let next = findNext(); next; next = findNext()) {
      waiting.splice(waiting.indexOf(next), 1);
      running.push(next);
      next.start();
    }
  };
  return async (accountIds, work) => {
    const slot: Waiting = { accountIds, start: () => undefined };
    await new Promise<void>((resolve) => {
      slot.start = resolve;
      waiting.push(slot);
      startNext();
    });
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(slot), 1);
      startNext();
    }
  };
}
