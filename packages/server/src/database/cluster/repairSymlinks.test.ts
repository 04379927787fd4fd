import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBinaries } from './findBinaries';
import { repairSymlinks } from './repairSymlinks';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'beckon-test-'));
  mkdirSync(join(dir, 'native', 'lib', 'sub'), { recursive: true });
  writeFileSync(join(dir, 'native', 'lib', 'libx.so.1.2'), 'library');
});
afterEach(() => rmSync(dir, { recursive: true }));

const list = (links: { source: string; target: string }[]) =>
  writeFileSync(join(dir, 'native', 'pg-symlinks.json'), JSON.stringify(links));

it('creates the missing links and leaves the others alone', () => {
  list([
    { source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so' },
    { source: 'native/lib/libx.so.1.2', target: 'native/lib/sub/libx.so' },
    { source: 'native/lib/libx.so.1.2', target: 'native/lib/real.so' },
  ]);
  writeFileSync(join(dir, 'native', 'lib', 'real.so'), 'a real file');
  repairSymlinks(dir);
  repairSymlinks(dir);
  for (const name of ['libx.so', 'sub/libx.so']) {
    expect(readFileSync(join(dir, 'native', 'lib', name), 'utf8')).toBe('library');
  }
  expect(lstatSync(join(dir, 'native', 'lib', 'real.so')).isSymbolicLink()).toBe(false);
});

it('says which link it cannot create', () => {
  list([{ source: 'native/lib/libx.so.1.2', target: 'native/nowhere/libx.so' }]);
  expect(() => repairSymlinks(dir)).toThrow(/lacks the link .*nowhere.libx\.so\. Creating it failed/);
});

it('a package without a list needs no links', () => {
  expect(() => repairSymlinks(dir)).not.toThrow();
});

it('findBinaries finds the binaries for this machine and says what to do on others', () => {
  const { postgres, packageDir } = findBinaries();
  expect(existsSync(postgres) && dirname(dirname(dirname(postgres))) === packageDir).toBe(true);
  expect(() => findBinaries('plan9', 'mips')).toThrow(/no built-in PostgreSQL for plan9-mips.*DATABASE_URL/);
});
