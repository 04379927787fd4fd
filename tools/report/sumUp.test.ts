import { describe, expect, it } from 'vitest';
import { sumUp } from './sumUp';

describe('the last line of a test run', () => {
  it('adds unit and browser tests', () => {
    const browser = { stats: { expected: 30, unexpected: 2, flaky: 1 } };
    expect(sumUp({ numPassedTests: 100, numFailedTests: 3 }, browser)).toEqual({ passed: 131, failed: 5 });
  });
  it('a missing report adds nothing', () => {
    expect(sumUp({}, null)).toEqual({ passed: 0, failed: 0 });
  });
});
