import { describe, expect, it } from 'vitest';
import { sumUp } from './sumUp';

describe('the last line of a test run', () => {
  it('adds unit and browser tests, and counts a test that needed a second try as failed', () => {
    const browser = { stats: { expected: 30, unexpected: 2, flaky: 1 } };
    const sum = { passed: 130, failed: 6 };
    expect(sumUp({ numPassedTests: 100, numFailedTests: 3 }, browser)).toEqual(sum);
  });

  it('adds nothing for a missing report', () => {
    expect(sumUp({}, null)).toEqual({ passed: 0, failed: 0 });
  });
});
