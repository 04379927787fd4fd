import { describe, expect, it } from 'vitest';
import type { Checked } from './checkFault';
import { describeResult, sumResults } from './sumResults';

const checked = (id: Checked['fault']['id'], outcome: Checked['outcome'], note = ''): Checked => ({
  fault: { id, file: 'a.ts', find: 'a', replace: 'b', tests: ['a.test.ts'], breaks: 'It breaks.' },
  outcome,
  note,
  seconds: 3.21,
});

describe('the report of the mutation check', () => {
  it('has a line for each fault', () => {
    expect(describeResult(checked('core-01', 'killed', 'a works'))).toBe(
      'killed       3.2 s  core-01       It breaks.',
    );
    expect(describeResult(checked('core-02', 'survived'))).toMatch(/^SURVIVED /);
    expect(describeResult(checked('core-03', 'error', 'no test ran'))).toMatch(/^error .*\(no test ran\)$/);
  });
  it('counts by area; an error is a failure', () => {
    const results = [
      checked('edge-01', 'killed'),
      checked('core-01', 'survived'),
      checked('core-02', 'error'),
    ];
    expect(sumResults(results).map((line) => line.replace(/ +/g, ' '))).toEqual([
      '',
      'area faults killed survived errors',
      'core 2 0 1 1',
      'edge 1 1 0 0',
      '',
      '1 killed, 1 survived',
      '1 passed, 2 failed',
    ]);
  });
  it('ends with two plain lines if everything is noticed', () => {
    expect(sumResults([checked('core-01', 'killed')]).slice(-2)).toEqual([
      '1 killed, 0 survived',
      '1 passed, 0 failed',
    ]);
  });
});
