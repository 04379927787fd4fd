import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenDomReady } from './whenDomReady';
import { whenReady } from './whenReady';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('readiness', () => {
  it('LOAD-23 proceeds at once if ready, with no timer', () => {
    const proceed = vi.fn();
    whenReady(() => true, proceed);
    expect([proceed.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
  it('LOAD-23 CONST-06 otherwise checks every 100 ms and proceeds once', () => {
    let ready = false;
    const [look, proceed] = [vi.fn(() => ready), vi.fn()];
    whenReady(look, proceed);
    vi.advanceTimersByTime(99);
    expect(look).toHaveBeenCalledTimes(1);
    ready = true;
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(1000);
    expect([look.mock.calls.length, proceed.mock.calls.length, vi.getTimerCount()]).toEqual([2, 1, 0]);
  });
  it.each([
    ['loading', true, false],
    ['interactive', false, false],
    ['interactive', true, true],
    ['complete', true, true],
  ])('LOAD-23 a document that is %s (body: %s) is ready: %s', (readyState, hasBody, expected) => {
    const proceed = vi.fn();
    whenDomReady({ readyState, body: hasBody ? {} : null } as Document, proceed);
    expect(proceed.mock.calls.length === 1).toBe(expected);
  });
});
