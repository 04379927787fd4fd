import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clusterName } from '../database/index';
import { moveTo } from './moveTo';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'beckon-'));
  mkdirSync(join(dir, clusterName));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it.each([
  [undefined, 'Add the database to move to: beckon move --to postgres://'],
  ['', 'Add the database to move to: beckon move --to postgres://'],
  ['elsewhere', '--to must be a PostgreSQL URL with a host and a database name. beckon move --to'],
  [
    'postgres://nobody@127.0.0.1:1/x',
    "--to doesn't work: nothing answers at that address (connection refused)",
  ],
])('OWN-20 moving to %s blames --to, not DATABASE_URL, which was never set', async (to, sentence) => {
  const moved = moveTo({ to, variables: { DATA_DIR: dir }, print: () => undefined });
  await expect(moved).rejects.toThrow(sentence);
  await expect(moved).rejects.not.toThrow('DATABASE_URL');
});
