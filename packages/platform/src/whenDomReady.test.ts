import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenDomReady } from './whenDomReady';

let listeners: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  listeners = [];
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => {
    expect(name).toBe('DOMContentLoaded');
    listeners.push(act);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The browser calls each listener, and then does what that one has promised before it calls the next. */
async function tellParsed(): Promise<void> {
  for (const listen of listeners) {
    listen();
    await Promise.resolve();
  }
}

/** A document that counts how often its state is read. */
function openPage(state: string, hasBody = true) {
  const reading = { state, reads: 0 };
  const page = {
    get readyState() {
      reading.reads += 1;
      return reading.state;
    },
    body: hasBody ? {} : null,
  } as Document;
  return { page, reading };
}

describe('readiness', () => {
  it.each([
    ['loading', true, false],
    ['interactive', false, false],
    ['interactive', true, true],
    ['complete', true, true],
  ])(
    'LOAD-23 a document that is %s (body: %s) is ready: %s, and then needs no timer',
    (state, hasBody, isReady) => {
      const proceed = vi.fn();
      whenDomReady(openPage(state, hasBody).page, proceed);
      expect([proceed.mock.calls.length === 1, vi.getTimerCount() === 0]).toEqual([isReady, isReady]);
    },
  );
  it('LOAD-23 CONST-06 otherwise checks every 100 ms and proceeds once', async () => {
    const { page, reading } = openPage('loading');
    const proceed = vi.fn();
    whenDomReady(page, proceed);
    vi.advanceTimersByTime(99);
    expect(reading.reads).toBe(1);
    reading.state = 'interactive';
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect([reading.reads, proceed.mock.calls.length, vi.getTimerCount()]).toEqual([2, 1, 0]);
    await tellParsed();
    await vi.advanceTimersByTimeAsync(0);
    expect(proceed).toHaveBeenCalledOnce();
  });
  it('LOAD-23 LOAD-26 proceeds once when the browser says that the page is parsed, without waiting for a check', async () => {
    const { page, reading } = openPage('loading');
    const proceed = vi.fn();
    whenDomReady(page, proceed);
    await tellParsed();
    await vi.advanceTimersByTimeAsync(0);
    expect(proceed).not.toHaveBeenCalled();
    reading.state = 'interactive';
    await tellParsed();
    await vi.advanceTimersByTimeAsync(0);
    expect(proceed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    await tellParsed();
    await vi.advanceTimersByTimeAsync(0);
    expect([proceed.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
  it('LOAD-23 LOAD-26 listeners that the page adds after ours come first', async () => {
    const { page, reading } = openPage('loading');
    const order: string[] = [];
    whenDomReady(page, () => order.push('ours'));
    addEventListener('DOMContentLoaded', () => order.push("the page's"));
    reading.state = 'interactive';
    await tellParsed();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(["the page's", 'ours']);
  });
  it('ERR-15 what is thrown later does not become an error of the page', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { page, reading } = openPage('loading');
    whenDomReady(page, () => {
      throw new Error('broken');
    });
    reading.state = 'complete';
    expect(listeners[0]).not.toThrow();
    await vi.advanceTimersByTimeAsync(0);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
