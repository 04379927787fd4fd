import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkRules, checkTrustPage } from '../checkRules';

let root = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('compares the titles of all test files with SPEC.md', () => {
  write('SPEC.md', '| SMS-01 | a | unit | |\n| SMS-02 | b | browser | |\n');
  write('packages/x/a.test.ts', "it('SMS-01 one', () => {});");
  expect(checkRules(root, { strict: false })).toEqual({
    ok: true,
    lines: ['1 of 2 rules are cited by a test', 'not cited yet:', '  SMS: 02'],
  });
  expect(checkRules(root, { strict: true }).ok).toBe(false);

  write('e2e/b.spec.ts', "test('SMS-02 two', async () => {});");
  expect(checkRules(root, { strict: true })).toEqual({
    ok: true,
    lines: ['2 of 2 rules are cited by a test'],
  });
});

it('refuses an id that SPEC.md does not have and names file and title', () => {
  write('SPEC.md', '| SMS-01 | a | unit | |\n');
  write('packages/x/a.test.tsx', "it('SMS-01 SMS-09 one', () => {});");
  expect(checkRules(root, { strict: false })).toEqual({
    ok: false,
    lines: [
      '1 of 1 rules are cited by a test',
      "error: packages/x/a.test.tsx: 'SMS-01 SMS-09 one' cites SMS-09, which SPEC.md does not have",
    ],
  });
});

it('refuses a test file that cannot be parsed and names it', () => {
  write('SPEC.md', '| SMS-01 | a | unit | |\n');
  write('a.test.ts', "it('SMS-01 one', () => {");
  const { ok, lines } = checkRules(root, { strict: false });
  expect(ok).toBe(false);
  expect(lines.at(-1)).toMatch(/^error: a\.test\.ts cannot be read: /);
});

it('says so if there is no SPEC.md', () => {
  const { ok, lines } = checkRules(root, { strict: false });
  expect(ok).toBe(false);
  expect(lines).toEqual([expect.stringContaining('SPEC.md')]);
});

it('compares the same titles with docs/trust.md', () => {
  write(
    'docs/trust.md',
    '| id | what | why not |\n| --- | --- | --- |\n| A01 | a | |\n| A02 | b | measured |\n',
  );
  write('packages/x/a.test.ts', "it('SMS-01 A01 one', () => {});");
  expect(checkTrustPage(root)).toEqual({
    ok: true,
    lines: [
      '1 of 2 faults of docs/trust.md are cited by a test, 1 have no test, but a reason; 0 of these are not tested at all',
    ],
  });

  write('packages/x/b.test.ts', "it('A01 A03 one', () => {});");
  expect(checkTrustPage(root).ok).toBe(false);
});

it('says so if there is no docs/trust.md', () => {
  const { ok, lines } = checkTrustPage(root);
  expect(ok).toBe(false);
  expect(lines).toEqual([expect.stringContaining('docs/trust.md')]);
});
