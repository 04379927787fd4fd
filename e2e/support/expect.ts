import { expect as baseExpect } from '@playwright/test';

/** Playwright's own steps grow to a second, which a fast test would mostly sleep through. */
const pollStepsMs = [20, 40, 80, 150, 250];
const poll: typeof baseExpect.poll = (actual, options) =>
  baseExpect.poll(actual, {
    intervals: pollStepsMs,
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** Playwright's, with shorter steps for what is asked again and again. */
export const expect: typeof baseExpect = new Proxy(baseExpect, {
  get: (whole, name) => (name === 'poll' ? poll : Reflect.get(whole, name)),
});
