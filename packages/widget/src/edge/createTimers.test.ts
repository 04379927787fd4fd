import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTimers } from './createTimers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createTimers', () => {
  it('a timer fires once, and a second wait under its key replaces it', () => {
    const [timers, first, second] = [createTimers(), vi.fn(), vi.fn()];
    timers.wait('render i0', 100, first);
    timers.wait('render i0', 200, second);
    vi.advanceTimersByTime(1000);
    expect([first.mock.calls.length, second.mock.calls.length, vi.getTimerCount()]).toEqual([0, 1, 0]);
  });
  it('a timer that fires may set itself again', () => {
    const [timers, act] = [createTimers(), vi.fn()];
    act.mockImplementationOnce(() => timers.wait('poll i0', 100, act));
    timers.wait('poll i0', 100, act);
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledTimes(2);
  });
  it('cancel ends a timer, and an unknown key is not an error', () => {
    const [timers, act] = [createTimers(), vi.fn()];
    timers.wait('poll i0', 100, act);
    timers.cancel('poll i0');
    timers.cancel('poll i9');
    vi.advanceTimersByTime(1000);
    expect(act).not.toHaveBeenCalled();
  });
  it('LOAD-21 cancelAll ends the timers of one instance and no other', () => {
    const [timers, own, others] = [createTimers(), vi.fn(), vi.fn()];
    for (const key of ['poll i1', 'render i1']) timers.wait(key, 100, own);
    for (const key of ['poll i11', 'render i0', 'i1']) timers.wait(key, 100, others);
    timers.cancelAll('i1');
    vi.advanceTimersByTime(1000);
    expect([own.mock.calls.length, others.mock.calls.length]).toEqual([0, 3]);
  });
});
