import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenDomReady } from './whenDomReady';

let tellParsed: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => {
    expect(name).toBe('DOMContentLoaded');
    tellParsed = act;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A document whose state was read so often. */
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
    tellParsed();
    await vi.advanceTimersByTimeAsync(0);
    expect(proceed).toHaveBeenCalledOnce();
  });
  it('LOAD-23 LOAD-26 proceeds once when the browser says that the page is parsed, without waiting for a check', async () => {
    const { page, reading } = openPage('loading');
    const proceed = vi.fn();
    whenDomReady(page, proceed);
    tellParsed();
    await vi.advanceTimersByTimeAsync(0);
    expect(proceed).not.toHaveBeenCalled();
    reading.state = 'interactive';
    tellParsed();
    await Promise.resolve();
    expect(proceed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    tellParsed();
    await vi.advanceTimersByTimeAsync(0);
    expect([proceed.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
  it('ERR-15 what is thrown later does not become an error of the page', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { page, reading } = openPage('loading');
    whenDomReady(page, () => {
      throw new Error('broken');
    });
    reading.state = 'complete';
    expect(tellParsed).not.toThrow();
    await vi.advanceTimersByTimeAsync(0);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
