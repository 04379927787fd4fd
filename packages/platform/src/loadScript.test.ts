import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from './loadScript';

const url = 'https://sdk.example/sdk.js';
let ready = false;
const isReady = (): boolean => ready;
const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll('script')];

beforeEach(() => {
  ready = false;
  document.head.replaceChildren();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('loadScript', () => {
  it('LOAD-24 CONST-06 waits for a script that is already present instead of inserting it twice, and checks every 300 ms', async () => {
    const present = document.createElement('script');
    present.id = 'facebook-jssdk';
    document.head.appendChild(present);
    const done = vi.fn();
    loadScript(document, { url, id: 'facebook-jssdk', isReady }).then(done);
    ready = true;
    await vi.advanceTimersByTimeAsync(299);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
    expect(scripts()).toHaveLength(1);
  });
  it('LOAD-24 needs no script for what is already there', async () => {
    ready = true;
    await loadScript(document, { url, isReady });
    expect(scripts()).toEqual([]);
  });
  it('REND-13 a script that fails to load rejects, and the checks end', async () => {
    const present = document.createElement('script');
    present.id = 'x';
    document.head.appendChild(present);
    const outcome = loadScript(document, { url, id: 'x', isReady }).catch((error: Error) => error.message);
    present.dispatchEvent(new Event('error'));
    expect(await outcome).toContain(url);
    expect(vi.getTimerCount()).toBe(0);
  });
  it('REND-13 gives up after half a minute on a script that failed earlier', async () => {
    const present = document.createElement('script');
    present.id = 'x';
    document.head.appendChild(present);
    const failed = vi.fn();
    loadScript(document, { url, id: 'x', isReady }).catch(failed);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect([failed.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
  it('REND-13 rejects on a page that forbids script addresses', async () => {
    vi.spyOn(document, 'createElement').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL');
    });
    await expect(loadScript(document, { url, isReady })).rejects.toThrow(url);
  });
});
