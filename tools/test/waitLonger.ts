import { vi } from 'vitest';

/** Generous, for busy machines: a test waits for its condition, not for the usual second. */
const timeout = 60_000;
const { waitFor } = vi;

/** Runs before each test file; files of a worker share `vi`. */
if (waitFor.name !== 'waitLonger')
  vi.waitFor = function waitLonger(act, options) {
    return waitFor(act, typeof options === 'number' ? options : { timeout, ...options });
  };
