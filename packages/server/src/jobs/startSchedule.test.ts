import { describe, expect, it } from 'vitest';
import { waitFor } from '../testing/waitFor';
import { startSchedule } from './startSchedule';

const createLog = () => {
  const lines: [string, string | undefined][] = [];
  const error = (values: object, text: string) =>
    void lines.push([text, (values as { lastGoodAt?: string }).lastGoodAt]);
  return { lines, log: { error } };
};
const never = 3_600_000;

describe('startSchedule', () => {
  it('OWN-11 runs at once, and its first round can be awaited even if it fails', async () => {
    const { lines, log } = createLog();
    const run = () => Promise.reject(new Error('no database'));
    const { first, stop } = startSchedule({ name: 'tidy up', everyMs: never, run }, log);
    await first;
    expect(lines).toEqual([['could not tidy up', undefined]]);
    await stop();
  });

  it('OWN-13 tries again after a failed round, and says when the last good one was', async () => {
    const { lines, log } = createLog();
    let rounds = 0;
    const run = async () => {
      rounds += 1;
      if (rounds === 2) throw new Error('no database');
    };
    const { stop } = startSchedule({ name: 'tidy up', everyMs: 1, run }, log);
    await waitFor(async () => rounds > 3);
    await stop();
    expect(lines).toEqual([['could not tidy up', expect.stringMatching(/^\d{4}-.*Z$/)]]);
  });

  it('OWN-12 never runs two rounds at once, and tells a long one to end', async () => {
    let [rounds, isTold, ticks] = [0, false, 0];
    const run = async (isStopping: () => boolean) => {
      rounds += 1;
      while (!isStopping()) await new Promise((resolve) => setImmediate(resolve));
      isTold = true;
    };
    const { stop } = startSchedule({ name: 'tidy up', everyMs: 1, run }, createLog().log);
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    await waitFor(async () => ticks > 5);
    clearInterval(timer);
    await stop();
    expect([rounds, isTold]).toEqual([1, true]);
  });
});
