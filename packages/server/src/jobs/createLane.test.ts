import { expect, it } from 'vitest';
import { createLane } from './createLane';

it('NET-12 OWN-10 a lane runs a few at a time, queues a few more, and rejects the rest at once', async () => {
  const lane = createLane({ atOnce: 2, waiting: 1 });
  const ends: ((text: string) => void)[] = [];
  const started: number[] = [];
  const work = (number: number) =>
    lane(() => {
      started.push(number);
      return new Promise<string>((resolve) => ends.push(resolve));
    });
  const [one, two, three] = [work(1), work(2), work(3)];
  expect(work(4)).toBe(undefined);
  await Promise.resolve();
  expect(started).toEqual([1, 2]);
  ends[0]?.('first');
  expect(await one).toBe('first');
  await Promise.resolve();
  expect(started).toEqual([1, 2, 3]);
  const five = work(5);
  expect(work(6)).toBe(undefined);
  for (const end of ends) end('done');
  expect([await two, await three]).toEqual(['done', 'done']);
  await Promise.resolve();
  ends[3]?.('last');
  expect(await five).toBe('last');
  // A failure frees its slot, too.
  await expect(lane(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(lane(async () => 'free')).resolves.toBe('free');
});
