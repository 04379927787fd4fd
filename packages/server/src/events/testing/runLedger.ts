import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterName, type Sql, startEmbedded } from '../../database/index';
import { findFreePort, openPool, waitUntil } from '../../database/testing/index';
import { writeSamples } from '../../sample/index';
import { createTokenService } from '../createTokenService';
import { driveEvents, type Ledger, saleMinor } from './driveEvents';

/** The settings of a run. */
export type LedgerInput = {
  /** Starts the server as a separate process with this environment; resolves when it is ready. */
  start: (env: Record<string, string>) => Promise<ChildProcess>;
  /** An empty folder for the database. */
  dataDir: string;
  serverKills: number;
  databaseKills: number;
  lanes: number;
};

/** How the ledger and the database compare. */
export type LedgerResult = {
  sent: number;
  acknowledged: number;
  repeats: number;
  refused: string[];
  /** Acknowledged, but missing. */
  lost: number;
  /** Stored, but never sent. */
  strange: number;
  stored: number;
  /** The same in the results and in the outcomes. */
  counted: number;
  outcomes: Record<string, number>;
  soldMinor: number;
  shouldHaveSoldMinor: number;
  longestGapMs: number;
};

const lifeS = 3600;
const patienceMs = 60_000;
const fewestAcknowledged = 40;
const moreAcknowledged = 120;

/** Kills server and database without warning, again and again under load, and compares the ledger with the tables. */
export async function runLedger(input: LedgerInput): Promise<LedgerResult> {
  const log = { debug: () => undefined, error: () => undefined };
  const embedded = await startEmbedded({ dataDir: input.dataDir, log });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: embedded.url,
    PORT: String(port),
    TRUST_PROXY: '1',
    PUBLIC_URL: url,
  };
  const sql = openPool(embedded.url, 1);
  let server: ChildProcess | undefined;
  const restart = async () => {
    server = await input.start(env);
    return server;
  };
  try {
    await restart();
    await writeSamples(sql);
    const token = await createTokenService(sql).issue({ accountId: 1001, widgetId: 5001, lifeS });
    const driver = driveEvents({ url, token, lanes: input.lanes });
    for (let count = 0; count < input.serverKills; count += 1) {
      await waitForLoad(driver.ledger);
      const ended = server && once(server, 'exit');
      server?.kill('SIGKILL');
      await ended;
      await restart();
    }
    for (let count = 0; count < input.databaseKills; count += 1) {
      await waitForLoad(driver.ledger);
      const [pid] = readFileSync(join(input.dataDir, clusterName, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    }
    await waitForLoad(driver.ledger);
    await driver.finish();
    return await compare(sql, driver.ledger);
  } finally {
    server?.kill('SIGKILL');
    await sql.end();
    await embedded.stop();
  }
}

/** Waits for a random number of further acknowledgments, so that nothing is killed at a convenient moment. */
async function waitForLoad({ acknowledged }: Ledger): Promise<void> {
  const goal = acknowledged.size + fewestAcknowledged + Math.floor(Math.random() * moreAcknowledged);
  const isThere = await waitUntil(() => acknowledged.size >= goal, patienceMs);
  if (!isThere) throw new Error('No events were acknowledged for a minute.');
}

async function compare(sql: Sql, ledger: Ledger): Promise<LedgerResult> {
  const rows = await sql<{ id: string }[]>`select event_id as id from events`;
  const there = new Set(rows.map(({ id }) => id));
  // An impression counts a second time, as an open.
  const [sums] = await sql<{ counted: number; sold: number }[]>`
    select sum(n)::bigint as counted, sum(amount_minor)::bigint as sold from stats_daily
    where kind <> 'open'`;
  const outcomes = await sql<{ outcome: string; n: number }[]>`
    select outcome, sum(n)::bigint as n from event_outcomes group by 1`;
  const sold = [...ledger.sent.values()].filter(({ isMoney }) => isMoney).length;
  return {
    sent: ledger.sent.size,
    acknowledged: ledger.acknowledged.size,
    repeats: ledger.repeats,
    refused: ledger.refused,
    lost: [...ledger.acknowledged].filter((id) => !there.has(id)).length,
    strange: [...there].filter((id) => !ledger.sent.has(id)).length,
    stored: rows.length,
    counted: sums?.counted ?? 0,
    outcomes: Object.fromEntries(outcomes.map(({ outcome, n }) => [outcome, n])),
    soldMinor: sums?.sold ?? 0,
    shouldHaveSoldMinor: sold * saleMinor,
    longestGapMs: Math.round(ledger.longestGapMs),
  };
}
