import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTempDir } from '../testing/makeInstallation';
import { readSecretKey } from './readSecretKey';

let dir = '';
beforeAll(() => {
  dir = makeTempDir();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('OWN-02 OWN-20 is created once, readable only by its owner, and stays', () => {
  const dataDir = join(dir, 'data');
  const key = Buffer.from(readSecretKey(undefined, dataDir));
  expect(Buffer.from(readSecretKey(undefined, dataDir)).equals(key)).toBe(true);
  expect(readdirSync(dataDir)).toEqual(['secret-key']);
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'secret-key'), 'utf8').trim()).toBe(key.toString());
});

it('OWN-02 prefers a configured key, and reports a damaged file', () => {
  expect(Buffer.from(readSecretKey('given by the operator', dir)).toString()).toBe('given by the operator');
  writeFileSync(join(dir, 'secret-key'), 'half');
  expect(() => readSecretKey(undefined, dir)).toThrow('is damaged');
  expect(() => readSecretKey(undefined, join(dir, 'secret-key'))).toThrow('Correct DATA_DIR');
});
