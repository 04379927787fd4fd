import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { borrowPage } from '../watch/testing/borrowPage';
import { watchScripts } from './watchScripts';

let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
});
afterEach(() => giveBack());

describe('watchScripts', () => {
  it('LOAD-06 checks at once, when an external script has run, and when an inline one is found', async () => {
    const look = vi.fn();
    watchScripts(window, look);
    expect(look).toHaveBeenCalledTimes(1);
    const script = document.createElement('div');
    document.head.append(script);
    await vi.advanceTimersByTimeAsync(0);
    expect(look).toHaveBeenCalledTimes(2);
    script.dispatchEvent(new Event('load'));
    expect(look).toHaveBeenCalledTimes(3);
  });
});
