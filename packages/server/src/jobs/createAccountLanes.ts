import { createLane, type Lane } from './createLane';

/** Work for an account, or `undefined` if it already has too much in progress. */
export type AccountLanes = <Result>(
  accountId: number,
  work: () => Promise<Result>,
) => Promise<Result> | undefined;

/** Gives each account its own lane, so that a busy one leaves room for the others. [OWN-10, NET-12] */
export function createAccountLanes(size: { atOnce: number; waiting: number }): AccountLanes {
  const lanes = new Map<number, { run: Lane; users: number }>();
  return (accountId, work) => {
    const lane = lanes.get(accountId) ?? { run: createLane(size), users: 0 };
    const doing = lane.run(work);
    if (!doing) return undefined;
    lanes.set(accountId, lane);
    lane.users += 1;
    return doing.finally(() => {
      lane.users -= 1;
      if (lane.users === 0) lanes.delete(accountId);
    });
  };
}

/**
 * Runs work in the lanes of all these accounts, which are entered in one order, as they are locked; `undefined` if one of them is full. [OWN-13]
 */
