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

/**
 * Works in the lanes of all these accounts, entered in one order, as their locks are taken in one. Fails with 503 if one of them is
 * full. [OWN-13, NET-12]
 */
export async function runInLanes<Result>(
  lanes: AccountLanes,
  accountIds: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const [first, ...others] = [...new Set(accountIds)].sort((one, other) => one - other);
  if (first === undefined) return await work();
  const working = lanes(first, () => runInLanes(lanes, others, work));
  if (working) return await working;
  throw Object.assign(new Error('too much of this account at once'), { statusCode: unavailable });
}
