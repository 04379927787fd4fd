/** What a whole test run came to; `shaky` names the browser tests that needed a second try. */
export type Sum = { passed: number; failed: number; shaky: string[] };

/** The parts of the two reports that are read; either may be missing. */
type UnitReport = { numPassedTests?: number; numFailedTests?: number };
type Suite = {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
};
type BrowserReport = { stats?: { expected?: number; unexpected?: number; flaky?: number }; suites?: Suite[] };

/** So many browser tests of a run may need a second try; with more of them the run has failed. */
export const mostShaky = 3;

function listShaky({ suites = [], specs = [] }: Pick<Suite, 'suites' | 'specs'>): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${title}`),
  );
  return [...own, ...suites.flatMap(listShaky)];
}

/** Adds the counts of the unit report and of the browser report. */
export function sumUp(unit: unknown, browser: unknown): Sum {
  const { numPassedTests = 0, numFailedTests = 0 } = (unit ?? {}) as UnitReport;
  const { stats, suites = [] } = (browser ?? {}) as BrowserReport;
  return {
    passed: numPassedTests + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: numFailedTests + (stats?.unexpected ?? 0),
    shaky: listShaky({ suites }),
  };
}
