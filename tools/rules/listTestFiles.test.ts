import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listTestFiles } from './listTestFiles';

let root = '';

function write(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('finds unit tests everywhere and browser tests under e2e', () => {
  const found = ['a.test.ts', 'e2e/b.spec.ts', 'e2e/deep/c.spec.ts', 'packages/x/src/d.test.tsx'];
  const leftOut = [
    ...['node_modules/x/a.test.ts', 'packages/x/node_modules/a.test.ts', 'packages/x/dist/a.test.ts'],
    ...['.data/a.test.ts', 'packages/x/src/a.spec.ts', 'a.ts', 'e2e/page.ts', 'a.test.tsx.bak', 'a.test.js'],
  ];
  for (const path of [...found, ...leftOut]) write(path);
  expect(listTestFiles(root)).toEqual(found);
});
