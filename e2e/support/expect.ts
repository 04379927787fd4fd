import { expect as baseExpect } from '@playwright/test';

/** Playwright's own intervals grow to a second, most of which a fast test would spend sleeping. */
const pollStepsMs = [20, 40, 80, 150, 250];
const poll: typeof baseExpect.poll = (actual, options) =>
  baseExpect.poll(actual, {
    intervals: pollStepsMs,
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** Playwright's expect, with shorter intervals for polling. */
export const expect: typeof baseExpect = new Proxy(baseExpect, {
  get: (whole, name) => (name === 'poll' ? poll : Reflect.get(whole, name)),
});
