import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrowPage } from '../watch/testing/borrowPage';
import { watchChanges } from './watchChanges';

let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
});
afterEach(() => giveBack());

describe('additions to the page and removals from it', () => {
  it('LOAD-10 are checked within half a second, and not before', async () => {
    const look = vi.fn();
    watchChanges(window, look);
    document.body.append(document.createElement('p'));
    await vi.advanceTimersByTimeAsync(499);
    expect(look).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(look).toHaveBeenCalledOnce();
  });
  it('LOAD-10 LOAD-21 are checked at most once in 500 ms, however many there are', async () => {
    const look = vi.fn();
    watchChanges(window, look);
    for (let turn = 0; turn < 20; turn += 1) {
      document.body.append(document.createElement('p'));
      await vi.advanceTimersByTimeAsync(50);
    }
    document.body.replaceChildren();
    await vi.advanceTimersByTimeAsync(500);
    expect(look.mock.calls.length).toBeLessThanOrEqual(3);
    await vi.advanceTimersByTimeAsync(5000);
    expect(look.mock.calls.length).toBeGreaterThanOrEqual(2);
  });
  it('LOAD-16 include a whole body that is replaced', async () => {
    const look = vi.fn();
    watchChanges(window, look);
    const before = document.body;
    document.documentElement.replaceChild(document.createElement('body'), before);
    await vi.advanceTimersByTimeAsync(500);
    expect(look).toHaveBeenCalledOnce();
  });
  it('LOAD-26 are no longer checked once it is stopped', async () => {
    const look = vi.fn();
    watchChanges(window, look)();
    document.body.append(document.createElement('p'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(look).not.toHaveBeenCalled();
  });
});
