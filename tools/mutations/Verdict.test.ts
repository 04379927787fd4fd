import { describe, expect, it } from 'vitest';
import { parseBrowserReport } from './parseBrowserReport';
import { parseUnitReport } from './parseUnitReport';
import { classifyBrowserRun, classifyUnitRun } from './Verdict';

const run = { code: 1, ms: 70_000, unpatchedMs: 900, output: 'first line\nlast line\n' };
const unitFile = (
  status: string,
  assertionResults: { fullName: string; status: string }[],
  message = '',
) => ({
  name: '/copy/a.test.ts',
  startTime: 10,
  endTime: 40,
  status,
  message,
  assertionResults,
});
const passed = { fullName: 'a works', status: 'passed' };
const failed = { fullName: 'b works', status: 'failed', failureMessages: ['expected 1\n at b'] };

describe('a Vitest run', () => {
  it.each([
    [
      'a failed test',
      1,
      { numPassedTests: 1, testResults: [unitFile('failed', [passed, failed])] },
      'killed',
    ],
    [
      'a file that does not compile',
      1,
      { testResults: [unitFile('failed', [], 'no export\nat x')] },
      'error',
    ],
    [
      'an error outside the tests',
      1,
      { numPassedTests: 1, testResults: [unitFile('passed', [passed])] },
      'error',
    ],
    ['no failure', 0, { numPassedTests: 1, testResults: [unitFile('passed', [passed])] }, 'survived'],
    ['no test at all', 1, { testResults: [] }, 'error'],
    ['only skipped tests', 0, { numPassedTests: 0, testResults: [unitFile('passed', [])] }, 'error'],
    ['no report', 1, undefined, 'error'],
    ['too much time', undefined, undefined, 'killed'],
  ])('with %s', (_, code, raw, outcome) => {
    expect(classifyUnitRun({ ...run, code }, parseUnitReport(raw)).outcome).toBe(outcome);
  });
  it('says which test noticed, and how long a stopped run took', () => {
    const raw = { numPassedTests: 1, testResults: [unitFile('failed', [passed, failed])] };
    expect(classifyUnitRun(run, parseUnitReport(raw)).note).toBe('b works: expected 1');
    const late = classifyUnitRun({ ...run, code: undefined }, parseUnitReport(undefined));
    expect(late.note).toBe('timed out after 70.0 s; without the fault 0.9 s');
    expect(classifyUnitRun(run, parseUnitReport(undefined)).note).toBe('no test ran: last line');
  });
});

describe('a Playwright run', () => {
  const report = (status: string, errors: object[] = []) => ({
    errors,
    suites: [
      {
        title: 'a.spec.ts',
        suites: [
          {
            title: 'a shop',
            specs: [{ title: 'opens', file: 'a.spec.ts', tests: [{ status, results: [{ duration: 7 }] }] }],
          },
        ],
      },
    ],
  });
  it.each([
    ['a failed test', 1, report('unexpected'), 'killed'],
    ['no failure', 0, report('expected'), 'survived'],
    ['only skipped tests', 0, report('skipped'), 'error'],
    ['no tests found', 1, { suites: [], errors: [{ message: 'Error: No tests found' }] }, 'error'],
    ['an error outside the tests', 1, report('expected', [{ message: 'global setup' }]), 'error'],
    ['no report', 1, undefined, 'error'],
    ['too much time', undefined, undefined, 'killed'],
  ])('with %s', (_, code, raw, outcome) => {
    expect(classifyBrowserRun({ ...run, code }, parseBrowserReport(raw)).outcome).toBe(outcome);
  });
  it('knows file, title and time of each test', () => {
    const [test] = parseBrowserReport(report('expected')).tests;
    expect(test).toMatchObject({
      file: 'a.spec.ts',
      title: 'a.spec.ts a shop opens',
      ms: 7,
      isFailed: false,
    });
  });
});
