import { describe, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle';

const open = (readyState: string, idle?: (act: () => void) => void) =>
  Object.assign(new EventTarget(), {
    document: { readyState },
    requestIdleCallback: idle,
  }) as unknown as Window;

describe('whenIdle', () => {
  it('PIX-23 waits for the page to load, then for a quiet moment', () => {
    const acts: (() => void)[] = [];
    const page = open('interactive', (act) => acts.push(act));
    const proceed = vi.fn();
    whenIdle(page, proceed);
    expect(acts).toEqual([]);
    page.dispatchEvent(new Event('load'));
    page.dispatchEvent(new Event('load'));
    expect([acts.length, proceed.mock.calls.length]).toEqual([1, 0]);
    acts[0]?.();
    expect(proceed).toHaveBeenCalledOnce();
  });
  it("PIX-23 proceeds soon in a browser that can't tell", async () => {
    vi.useFakeTimers();
    const proceed = vi.fn();
    whenIdle(open('complete'), proceed);
    expect(proceed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(proceed).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
