import { describe, expect, it } from 'vitest';
import { createAccountLanes, runInLanes } from './createAccountLanes';
import { createAccountSlots } from './createAccountSlots';

/** Work that runs until it's ended, and the order in which it started. */
function openWork(most: number) {
  const slots = createAccountSlots(most);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const begin = (name: string, ...accountIds: number[]) => slots(accountIds, work(name));
  /** Ends work, and lets what follows from it happen. */
  const end = async (name: string, done: Promise<string>) => {
    ends.get(name)?.();
    expect(await done).toBe(name);
    await settle();
  };
  return { slots, started, work, begin, end };
}
/** All that is ready to run has run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the slots that all accounts share', () => {
  it('NET-12 OWN-13 E13 run a few at a time, and the oldest of an account with nothing running is next', async () => {
    const { started, begin, end } = openWork(3);
    const one = begin('1a', 1);
    const two = begin('2a', 2);
    begin('3a', 3);
    for (const name of ['1b', '1c', '2b']) begin(name, Number(name[0]));
    begin('4a', 4);
    await settle();
    expect(started).toEqual(['1a', '2a', '3a']);
    await end('2a', two);
    expect(started.slice(3)).toEqual(['2b']);
    await end('1a', one);
    expect(started.slice(4)).toEqual(['1b']);
  });

  it('NET-12 E13 an account gets a second slot only while no other has one', async () => {
    const { started, begin, end } = openWork(4);
    const one = begin('1a', 1);
    begin('1b', 1);
    begin('1c', 1);
    const two = begin('2a', 2);
    begin('2b', 2);
    await settle();
    expect(started).toEqual(['1a', '1b', '2a']);
    await end('2a', two);
    expect(started.slice(3)).toEqual(['2b']);
    await end('1a', one);
    expect(started.slice(4)).toEqual([]);
  });

  it('NET-12 OWN-13 E13 what waits for a locked account delays no account that comes later', async () => {
    const { started, begin } = openWork(6);
    for (let accountId = 1; accountId <= 4; accountId += 1)
      for (let n = 0; n < 20; n += 1) begin(`${accountId}`, accountId);
    begin('5', 5);
    await settle();
    expect(started).toEqual(['1', '1', '2', '3', '4', '5']);
  });

  it('NET-12 OWN-13 E13 work of several accounts is next once both are free, however much of each comes later', async () => {
    const { started, begin, end } = openWork(4);
    const one = begin('1a', 1);
    const two = begin('2a', 2);
    begin('3a', 3);
    const both = begin('both', 1, 2);
    begin('1b', 1);
    begin('2b', 2);
    await settle();
    await end('1a', one);
    expect(started).toEqual(['1a', '2a', '3a']);
    // It delays no other account.
    begin('4a', 4);
    await settle();
    await end('2a', two);
    expect(started.slice(3)).toEqual(['4a', 'both']);
    await end('both', both);
    expect(started.slice(5)).toEqual(['1b', '2b']);
  });

  it('NET-12 a failure frees its slot, and work of several accounts takes one', async () => {
    const { slots, started, begin, end } = openWork(2);
    await expect(slots([1], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const both = begin('both', 1, 2);
    begin('3', 3);
    begin('1', 1);
    begin('2', 2);
    await settle();
    expect(started).toEqual(['both', '3']);
    await end('both', both);
    expect(started.slice(2)).toEqual(['1']);
  });
});

describe('runInLanes', () => {
  it('OWN-13 NET-12 takes a slot only once it is in all lanes, so that two accounts never wait for each other', async () => {
    const { slots, started, work, end } = openWork(1);
    const lanes = { lanes: createAccountLanes({ atOnce: 1, waiting: 1 }), slots };
    const both = runInLanes(lanes, [2, 1, 2], work('both'));
    await settle();
    const other = runInLanes(lanes, [3], work('other'));
    const second = runInLanes(lanes, [1], work('second'));
    const full = runInLanes(lanes, [2, 1], work('full'));
    await expect(full).rejects.toMatchObject({ statusCode: 503 });
    await settle();
    expect(started).toEqual(['both']);
    await end('both', both);
    expect(started).toEqual(['both', 'other']);
    await end('other', other);
    await end('second', second);
    // Work of no account waits for no one.
    const held = slots([1], work('held'));
    void slots([2], work('behind'));
    await settle();
    expect(await runInLanes(lanes, [], async () => 'free')).toBe('free');
    await end('held', held);
    expect(started.slice(3)).toEqual(['held', 'behind']);
  });
});
