import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressAssets } from './compressAssets';

let folder = '';
const text = '// padding\n'.repeat(200);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beckon-'));
  mkdirSync(join(folder, 'other.js.d'));
  for (const name of ['large-1.js', 'large-1.js.map']) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'small-1.js'), '1');
});
afterEach(() => rmSync(folder, { recursive: true }));
const read = (name: string): Buffer => readFileSync(join(folder, name));

it('OWN-05 scripts are compressed beside themselves, unless they are tiny; source maps are not', async () => {
  await compressAssets(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'large-1.js',
    'large-1.js.br',
    'large-1.js.gz',
    'large-1.js.map',
    'other.js.d',
    'small-1.js',
  ]);
  expect(String(brotliDecompressSync(read('large-1.js.br')))).toBe(text);
  expect(String(gunzipSync(read('large-1.js.gz')))).toBe(text);
});

it('OWN-05 keeps an existing compressed file unless it belongs to another script or is broken', async () => {
  await compressAssets(folder);
  writeFileSync(join(folder, 'small-1.js.br'), read('large-1.js.br'));
  const { ino } = statSync(join(folder, 'large-1.js.br'));
  const other = text.replaceAll('padding', 'changed');
  for (const name of ['large-2.js', 'large-3.js']) writeFileSync(join(folder, name), other);
  writeFileSync(join(folder, 'large-2.js.br'), read('large-1.js.br'));
  writeFileSync(join(folder, 'large-3.js.br'), 'half');
  await compressAssets(folder);
  expect(statSync(join(folder, 'large-1.js.br')).ino).toBe(ino);
  for (const name of ['large-2.js.br', 'large-3.js.br'])
    expect([name, String(brotliDecompressSync(read(name)))]).toEqual([name, other]);
  expect(readdirSync(folder)).not.toContain('small-1.js.br');
});

it('OWN-05 a build that compresses nothing leaves nothing of another script either', async () => {
  await compressAssets(folder);
  writeFileSync(join(folder, 'large-2.js'), text.replaceAll('padding', 'changed'));
  writeFileSync(join(folder, 'large-2.js.br'), read('large-1.js.br'));
  await compressAssets(folder, Number.POSITIVE_INFINITY);
  const compressed = readdirSync(folder).filter((name) => name.endsWith('.br'));
  expect(compressed).toEqual(['large-1.js.br']);
});
