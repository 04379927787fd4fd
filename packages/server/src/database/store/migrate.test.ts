import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { openPool } from '../openPool';
import { type Migration, readMigrations } from '../readMigrations';
import { migrate } from './migrate';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`drop schema public cascade`;
  await test.sql`create schema public`;
});

const step = (name: string, text: string): Migration => ({
  name,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
});
const first = step('0001_one.sql', 'create table one (id int); insert into one values (1);');
const second = step('0002_two.sql', 'insert into one values (2);');

describe('migrate', () => {
  it('runs missing migrations in order, once', async () => {
    expect(await migrate(test.sql, [first])).toEqual(['0001_one.sql']);
    expect(await migrate(test.sql, [first, second])).toEqual(['0002_two.sql']);
    expect(await migrate(test.sql, [first, second])).toEqual([]);
    expect(await test.sql`select id from one order by id`).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('D34 servers that start at once do not run a migration twice', async () => {
    const pools = Array.from({ length: 4 }, () => openPool(test.url, 2));
    const ran = await Promise.all(pools.map((pool) => migrate(pool, [first, second])));
    expect(ran.flat().sort()).toEqual(['0001_one.sql', '0002_two.sql']);
    expect(await test.sql`select id from one`).toHaveLength(2);
    await Promise.all(pools.map((pool) => pool.end()));
  });

  it('D34 a failed migration leaves nothing behind and keeps the previous ones', async () => {
    const broken = step('0002_broken.sql', 'create table two (id int); select * from nowhere;');
    await expect(migrate(test.sql, [first, broken])).rejects.toThrow(/0002_broken\.sql failed \(42P01/);
    expect(await test.sql`select name from migrations`).toEqual([{ name: '0001_one.sql' }]);
    expect(await test.sql`select to_regclass('two') as two`).toEqual([{ two: null }]);
    expect(await migrate(test.sql, [first, second])).toEqual(['0002_two.sql']);
  });

  it('a changed old migration is an error that says what to do', async () => {
    await migrate(test.sql, [first]);
    const changed = step('0001_one.sql', 'create table other (id int);');
    await expect(migrate(test.sql, [changed])).rejects.toThrow(
      /0001_one\.sql was changed after it had run.*new migration/,
    );
  });

  it('the time limit of ordinary statements does not stop a long migration', async () => {
    const pool = openPool(test.url, 1);
    const text = "do $$ begin assert current_setting('statement_timeout') = '0'; end $$";
    await migrate(pool, [step('0001_long.sql', text)]);
    expect(await pool`show statement_timeout`).toEqual([{ statement_timeout: '5s' }]);
    await pool.end();
  });
});

describe('a table that another process is using', () => {
  it('D34 D16 does not block a migration forever: nothing changes, and the error says what to do', async () => {
    await migrate(test.sql, [first]);
    const [holder, starter] = [openPool(test.url, 1), openPool(test.url, 1)];
    let release = () => undefined as undefined;
    const released = new Promise<void>((resolve) => {
      release = () => void resolve();
    });
    const isHeld = new Promise<void>((resolve) => {
      void holder.begin(async (transaction) => {
        await transaction`lock table one in access exclusive mode`;
        resolve();
        await released;
      });
    });
    await isHeld;
    await expect(migrate(starter, [first, second], 50)).rejects.toThrow(/0002_two\.sql waited too long/);
    expect(await starter`show lock_timeout`).toEqual([{ lock_timeout: '0' }]);
    release();
    expect(await migrate(starter, [first, second], 5000)).toEqual(['0002_two.sql']);
    await Promise.all([holder.end(), starter.end()]);
  });
});

describe('readMigrations', () => {
  it('reads the numbered files in order and nothing else', () => {
    const dir = mkdtempSync(join(tmpdir(), 'beckon-test-'));
    for (const name of ['0002_b.sql', '0001_a.sql', 'notes.md', '3_c.sql'])
      writeFileSync(join(dir, name), name);
    expect(readMigrations(dir).map(({ name, text }) => [name, text])).toEqual([
      ['0001_a.sql', '0001_a.sql'],
      ['0002_b.sql', '0002_b.sql'],
    ]);
    rmSync(dir, { recursive: true });
  });

  it('finds those of the server', () => {
    expect(readMigrations()[0]?.name).toBe('0001_opt_ins.sql');
  });
});
