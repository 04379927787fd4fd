import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadiness } from './createReadiness';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

describe('createReadiness', () => {
  it('OWN-20 asks once, however many balancers ask within a second', async () => {
    const ask = vi.fn(async () => true);
    const isReady = createReadiness(ask);
    expect(await Promise.all(Array.from({ length: 50 }, isReady))).toEqual(Array(50).fill(true));
    vi.advanceTimersByTime(999);
    await isReady();
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await isReady();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('OWN-20 a database that fails is not ready, until it is again', async () => {
    let isDown = true;
    const isReady = createReadiness(async () => {
      if (isDown) throw new Error('down');
      return true;
    });
    expect(await isReady()).toBe(false);
    isDown = false;
    vi.advanceTimersByTime(1000);
    expect(await isReady()).toBe(true);
  });

  it('OWN-20 a database that does not answer is not ready', async () => {
    const isReady = createReadiness(() => new Promise(() => undefined), { freshMs: 1000, patienceMs: 10 });
    expect(await isReady()).toBe(false);
  });
});
