import type { Report } from './Report';

/** The last lines of a test run: what failed, by name, and the totals of both halves. A half that wrote no report has failed. */
export function sumUp(unit: Report | undefined, browser: Report | undefined): string {
  const silent = (name: string): Report => ({
    passed: 0,
    failed: 1,
    faults: [`${name} ended without a report`],
  });
  const halves = [unit ?? silent('The unit and server tests'), browser ?? silent('The browser tests')];
  const add = (key: 'passed' | 'failed'): number => halves.reduce((sum, half) => sum + half[key], 0);
  const faults = halves.flatMap((half) => half.faults.map((fault) => `  ✗ ${fault}`));
  return [...faults, '', `${add('passed')} passed, ${add('failed')} failed`].join('\n');
}
