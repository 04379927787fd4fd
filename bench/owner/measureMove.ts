import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/server/src/database/openDatabase';
import { openPool } from '../../packages/server/src/database/openPool';
import type { Sql } from '../../packages/server/src/database/Sql';
import { writeSamples } from '../../packages/server/src/sample/index';
import { startPostgres } from '../../packages/server/src/testing/startPostgres';

const [events, subscribers] = [200_000, 20_000];
const log = { debug: () => undefined, error: () => undefined };
const command = join(import.meta.dirname, '../../dist/server/beckon.js');

async function fill(sql: Sql): Promise<void> {
  await writeSamples(sql);
  await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`
      insert into events (account_id, day, event_id, kind, name, widget_id, session_id, payload, happened_at, counted_on)
      select 1001, date '2026-09-01' + n % 90, gen_random_uuid(), 'custom', 'viewed', 5001, 'session ' || n % 5000,
        jsonb_build_object('n', n, 'text', E'tab \\t, line \\n, quote " and 🌱'), now(), now()::date
      from generate_series(1, ${events}::int) as n`;
    await transaction`
      insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
      select 1001, gen_random_uuid(), 'sms', '+1415' || lpad((2000000 + n)::text, 7, '0'), 5001
      from generate_series(1, ${subscribers}::int) as n`;
    await transaction`
      insert into opt_ins (account_id, session_id, widget_id, instance_id, subscriber_id)
      select account_id, subscriber_id::text, 5001, 'i', subscriber_id from subscribers`;
  });
}

/** Counts and sums again here, independently of the command that is being measured. */
async function sumUp(sql: Sql): Promise<string> {
  const tables = ['events', 'subscribers', 'opt_ins', 'stats_daily', 'accounts', 'widgets'];
  const sums = await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    const all: string[] = [];
    for (const table of tables) {
      const [row] = await transaction`
        select count(*)::int as n, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum
        from ${transaction(table)} as t`;
      all.push(`${table} ${row?.['n']} ${row?.['sum']}`);
    }
    return all;
  });
  return (sums as string[]).join('\n');
}

/** Measures `beckon move` with 200,000 events and 20,000 subscribers, from the built-in database to a PostgreSQL server. */
export async function measureMove(): Promise<string[]> {
  const [dataDir, serverDir] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'beckon-move-'))) as [
    string,
    string,
  ];
  for (const dir of [dataDir, serverDir]) chmodSync(dir, 0o755);
  const source = await openDatabase({ databaseUrl: undefined, dataDir, log });
  await fill(source.sql);
  const before = await sumUp(source.sql);
  await source.close();
  const postgres = await startPostgres(serverDir);
  try {
    const began = performance.now();
    const moved = spawnSync(process.execPath, [command, 'move', '--to', postgres.url], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    const seconds = (performance.now() - began) / 1000;
    if (moved.status !== 0) throw new Error(moved.stderr);
    const target = openPool(postgres.url, 1);
    const after = await sumUp(target);
    await target.end();
    if (before !== after) process.exitCode = 1;
    return [
      `move of ${events} events and ${subscribers} subscribers to PostgreSQL ${postgres.version}: ${seconds.toFixed(1)} s, counts and checksums ${before === after ? 'equal' : 'NOT EQUAL'}`,
      ...after.split('\n').map((line) => `  ${line}`),
    ];
  } finally {
    await postgres.stop();
    for (const dir of [dataDir, serverDir]) rmSync(dir, { recursive: true, force: true });
  }
}
