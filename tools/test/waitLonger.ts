import { vi } from 'vitest';

/** Generous, for busy machines: a test waits for its condition, not for the usual second. */
const timeout = 60_000;
const { waitFor } = vi;

/** `vi.waitFor` with that limit. */
export const waitLonger: typeof vi.waitFor = (act, options) =>
  waitFor(act, typeof options === 'number' ? options : { timeout, ...options });

// This runs before each test file, and the files of a worker share `vi`.
if (waitFor.name !== 'waitLonger') vi.waitFor = waitLonger;
