/** What a whole test run came to. */
export type Sum = { passed: number; failed: number };

/** The parts of the two reports that are read; either may be missing. */
type UnitReport = { numPassedTests?: number; numFailedTests?: number };
type BrowserReport = { stats?: { expected?: number; unexpected?: number; flaky?: number } };

/** Adds the counts of the unit report and of the browser report; a test that passed only once it was repeated has failed. */
export function sumUp(unit: unknown, browser: unknown): Sum {
  const { numPassedTests = 0, numFailedTests = 0 } = (unit ?? {}) as UnitReport;
  const { stats } = (browser ?? {}) as BrowserReport;
  return {
    passed: numPassedTests + (stats?.expected ?? 0),
    failed: numFailedTests + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  };
}
