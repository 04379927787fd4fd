type Counts = { passed: number; failed: number };

/** Adds the counts of the unit report and of the browser report. */
export function sumUp(unit: unknown, browser: unknown): Counts {
  const { numPassedTests = 0, numFailedTests = 0 } = (unit ?? {}) as {
    numPassedTests?: number;
    numFailedTests?: number;
  };
  const { stats } = (browser ?? {}) as { stats?: { expected?: number; unexpected?: number; flaky?: number } };
  return {
    passed: numPassedTests + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: numFailedTests + (stats?.unexpected ?? 0),
  };
}
