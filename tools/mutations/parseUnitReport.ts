/** A test file of a Vitest run. */
export type UnitFile = {
  file: string;
  ms: number;
  isFailed: boolean;
  /** Vitest got as far as its tests. */
  isLoaded: boolean;
  failures: string[];
};

/** The result of a Vitest run. */
export type UnitReport = { passed: number; files: UnitFile[] };

type RawReport = {
  numPassedTests?: number;
  testResults?: {
    name: string;
    status: string;
    message?: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** Reads the JSON report of Vitest. A file that failed as a whole counts as one failure. */
export function parseUnitReport(raw: unknown): UnitReport {
  const { numPassedTests = 0, testResults = [] } = (raw ?? {}) as RawReport;
  const files = testResults.map(({ name, status, message, startTime, endTime, assertionResults }) => {
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages: [said = ''] = [] }) => `${fullName}: ${said.split('\n')[0]}`);
    const isFailed = status === 'failed';
    const failures =
      isFailed && failed.length === 0 ? [message?.split('\n')[0] || 'could not be loaded'] : failed;
    return { file: name, ms: endTime - startTime, isFailed, isLoaded: assertionResults.length > 0, failures };
  });
  return { passed: numPassedTests, files };
}
