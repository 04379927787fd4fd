import type { AccountSlots } from './createAccountSlots';
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

const unavailable = 503;

/** What visitors' work goes through: the lane of its account, then one of the slots that all accounts share. */
export type VisitorLanes = { lanes: AccountLanes; slots: AccountSlots };

/**
 * Works in the lanes of all these accounts, entered in one order, as their locks are taken in one, and then in one slot. Fails with 503 if a
 * lane is full. [OWN-13, NET-12]
 */
export async function runInLanes<Result>(
  { lanes, slots }: VisitorLanes,
  accountIds: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const ids = [...new Set(accountIds)].sort((one, other) => one - other);
  // Without an account, there is no lock to wait for.
  return await (ids.length === 0 ? work() : enterLanes(lanes, ids, () => slots(ids, work)));
}

async function enterLanes<Result>(
  lanes: AccountLanes,
  [first, ...others]: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (first === undefined) return await work();
  const working = lanes(first, () => enterLanes(lanes, others, work));
  if (working) return await working;
  throw Object.assign(new Error('too much of this account at once'), { statusCode: unavailable });
}
