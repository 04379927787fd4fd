/** Work that can pause after each of its steps. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
