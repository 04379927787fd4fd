import { describe, expect, it } from 'vitest';
import { sumUp } from './sumUp';

describe('the last lines of a test run', () => {
  it('add unit and browser tests', () => {
    const unit = { passed: 100, failed: 0, faults: [] };
    expect(sumUp(unit, { passed: 30, failed: 0, faults: [] })).toBe('\n130 passed, 0 failed');
  });

  it('name what failed, because the report itself is far above', () => {
    const unit = { passed: 100, failed: 1, faults: ['a.test.ts: no database'] };
    const browser = { passed: 30, failed: 1, faults: ['chromium › a.spec.ts › a modal opens: no modal'] };
    expect(sumUp(unit, browser).split('\n')).toEqual([
      '  ✗ a.test.ts: no database',
      '  ✗ chromium › a.spec.ts › a modal opens: no modal',
      '',
      '130 passed, 2 failed',
    ]);
  });

  it('call a half without a report a failure', () => {
    expect(sumUp({ passed: 100, failed: 0, faults: [] }, undefined)).toMatch(
      /browser tests ended.*\n\n100 passed, 1 failed$/,
    );
  });
});
