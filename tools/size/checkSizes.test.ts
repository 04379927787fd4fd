import { describe, expect, it } from 'vitest';
import { checkSizes } from './checkSizes';

const budgets = [{ what: 'runtime', parts: ['script', 'runtime'], budget: 12_000, aim: 8000 }];

describe('size budgets', () => {
  it('accepts parts within the budget and prints their sum', () => {
    expect(checkSizes(budgets, {}, { script: 1000, runtime: 11_000 })).toEqual({
      ok: true,
      lines: ['✓ runtime: 12.00 kB of 12.00 kB, aim 8.00 kB'],
    });
  });
  it('A74 rejects one byte over the budget', () => {
    expect(checkSizes(budgets, {}, { script: 1001, runtime: 11_000 }).ok).toBe(false);
  });
  it('rejects a part that no budget names', () => {
    expect(checkSizes(budgets, {}, { script: 1, runtime: 1, extra: 90_000 })).toEqual({
      ok: false,
      lines: [expect.stringContaining('✓ runtime'), '✗ extra is built and has no budget'],
    });
  });
  it('limits the bytes and requests of a page', () => {
    const page = [{ page: 'modal', budget: 45_000, requests: 3 }];
    const check = (bytes: number, requests: number) => checkSizes(page, { modal: { bytes, requests } }, {});
    expect(check(45_000, 3)).toEqual({
      ok: true,
      lines: ['✓ page, modal: 45.00 kB of 45.00 kB, requests 3 of 3'],
    });
    expect([check(45_001, 3).ok, check(1, 4).ok, checkSizes(page, {}, {}).ok]).toEqual([false, false, false]);
  });
  it('reports a part that was not built as missing, not as small', () => {
    expect(checkSizes(budgets, {}, { script: 1 })).toEqual({
      ok: false,
      lines: ['✗ runtime: runtime was not built'],
    });
  });
});
