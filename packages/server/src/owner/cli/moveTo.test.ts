import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveTo } from './moveTo';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'beckon-'));
  mkdirSync(join(dir, 'postgres-18'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it.each([
  [undefined, 'Say where to: beckon move --to postgres://'],
  ['', 'Say where to: beckon move --to postgres://'],
  ['elsewhere', '--to is not a PostgreSQL address with a host and a database name. beckon move --to'],
  ['postgres://nobody@127.0.0.1:1/x', '--to cannot be used: nothing answers there (connection refused)'],
])('OWN-20 moving to %s blames --to and not a setting that nobody made', async (to, sentence) => {
  const moved = moveTo({ to, variables: { DATA_DIR: dir }, print: () => undefined });
  await expect(moved).rejects.toThrow(sentence);
  await expect(moved).rejects.not.toThrow('DATABASE_URL');
});
