import { describe, expect, it } from 'vitest';
import { sumUp } from './sumUp';

describe('the last lines of a test run', () => {
  it('adds unit and browser tests', () => {
    const browser = { stats: { expected: 30, unexpected: 2, flaky: 1 } };
    const sum = { passed: 131, failed: 5, shaky: [] };
    expect(sumUp({ numPassedTests: 100, numFailedTests: 3 }, browser)).toEqual(sum);
  });
  it('names the tests that needed a second try, however deep they stand', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'webkit', status }] });
    const inner = { title: 'a shop', specs: [spec('opens', 'flaky'), spec('closes', 'expected')] };
    const browser = { suites: [{ title: 'a.spec.ts', specs: [spec('loads', 'flaky')], suites: [inner] }] };
    expect(sumUp({}, browser).shaky).toEqual(['[webkit] loads', '[webkit] opens']);
  });
  it('a missing report adds nothing', () => {
    expect(sumUp({}, null)).toEqual({ passed: 0, failed: 0, shaky: [] });
  });
});
