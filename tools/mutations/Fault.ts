import type { Area } from './areas';

/** A one-line change that a tired developer might commit, and the tests that should notice it. */
export type Fault = {
  /** Area and number, such as `edge-03`. */
  readonly id: `${Area}-${string}`;
  readonly file: string;
  /** A piece of one line that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Vitest files and browser specs. Specs run only if no vitest file notices. */
  readonly tests: readonly [string, ...string[]];
  /** Runs only the tests whose title matches: of the specs, or of the Vitest files if there are no specs. */
  readonly grep?: string;
  /** The Playwright project, unless it is `chromium`. */
  readonly project?: string;
  /** What a visitor, owner or operator would experience. */
  readonly breaks: string;
};
