import { stripVTControlCharacters } from 'node:util';

/** A test of a Playwright run. */
export type BrowserTest = { file: string; title: string; ms: number; isFailed: boolean; error: string };

/** The result of a Playwright run; `errors` are those outside of tests. */
export type BrowserReport = { tests: BrowserTest[]; errors: string[] };

type RawSuite = {
  title: string;
  suites?: RawSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
};
type RawReport = { suites?: RawSuite[]; errors?: { message?: string }[] };

/** Reads the JSON report of Playwright; files are named from the folder of the tests. */
export function parseBrowserReport(raw: unknown): BrowserReport {
  const { suites = [], errors = [] } = (raw ?? {}) as RawReport;
  return {
    tests: suites.flatMap((suite) => listTests(suite, '')),
    errors: errors.map(({ message }) => firstLine(message)),
  };
}

function listTests({ title, suites = [], specs = [] }: RawSuite, above: string): BrowserTest[] {
  const path = `${above}${title} `;
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        file: spec.file,
        title: `${path}${spec.title}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        isFailed: status === 'unexpected',
        error: firstLine(results.at(-1)?.error?.message),
      })),
  );
  return [...own, ...suites.flatMap((suite) => listTests(suite, path))];
}

/** Playwright colors its messages, whatever the environment says. */
function firstLine(message = ''): string {
  return stripVTControlCharacters(message.split('\n')[0] ?? '');
}
