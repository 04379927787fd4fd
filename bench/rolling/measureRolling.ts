import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, openPool } from '../../packages/server/src/database/testing/index';
import { attachNumbers, readNumbers } from '../../packages/server/src/numbers/index';
import { writeSamples } from '../../packages/server/src/sample/index';
import { deriveNumberKey } from '../../packages/server/src/secrets/index';
import { compareBooks } from '../../packages/server/src/testing/faults/compareBooks';
import { createOwnerRecords } from '../../packages/server/src/testing/faults/createOwnerRecords';
import { driveLoad } from '../../packages/server/src/testing/faults/driveLoad';
import { makeTempDir } from '../../packages/server/src/testing/makeInstallation';
import { startPostgres } from '../../packages/server/src/testing/startPostgres';
import { startBuiltServer } from '../faults/startBuiltServer';
import { openHaproxy } from './openHaproxy';

const secretKey = 'a key of this run and of nothing else';
const [servers, rounds, lanes] = [3, 5, 24];
const calmMs = 2000;

/** Three servers behind HAProxy, restarted one after the other under load: what callers noticed of it. [OWN-20, D15] */
export async function measureRolling(): Promise<string[]> {
  const dir = makeTempDir();
  chmodSync(dir, 0o755);
  const ports = await Promise.all(Array.from({ length: servers }, findFreePort));
  const front = await openHaproxy(dir, ports);
  const postgres = await startPostgres(dir);
  const sql = openPool(postgres.url, 2);
  const env = {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: front.url,
    TRUST_PROXY: '1',
    SECRET_KEY: secretKey,
  };
  const running = new Map<number, ChildProcess>();
  const startOn = async (port: number) => {
    running.set(port, await startBuiltServer({ ...env, PORT: String(port) }));
    await front.untilUsed(port);
  };
  try {
    for (const port of ports) await startOn(port);
    await writeSamples(sql);
    await sql`update accounts set sms_daily_parts = 1000000 where account_id = 1001`;
    const things = await createOwnerRecords(sql, front.url);
    const load = driveLoad({ url: front.url, widgetId: 5001, revision: 1, lanes, restMs: 0, things });
    await sleep(calmMs);
    load.forgetGaps();
    for (let round = 0; round < rounds; round += 1)
      for (const port of ports) {
        await stop(running.get(port));
        await startOn(port);
      }
    await sleep(calmMs);
    await load.finish();
    attachNumbers(sql, await readNumbers(sql, [deriveNumberKey(Buffer.from(secretKey))]));
    const { lost, doubled, phones, events } = await compareBooks(sql, load.book, things.widgetId);
    const { answers, refusals, strange, longestGapMs } = load.book;
    const isSound = lost.length + doubled.length + strange.length + refusals.size === 0;
    if (!isSound) process.exitCode = 1;
    return [
      `rolling restart of ${servers} servers behind HAProxy ${front.version}, ${rounds} rounds: ${isSound ? 'sound' : 'NOT SOUND'}`,
      `  ${answers} answers; ${phones} numbers and ${events} events acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
      `  refused ${JSON.stringify(Object.fromEntries(refusals))}; broken off or strange ${JSON.stringify(strange.slice(0, 5))} (${strange.length})`,
      `  longest gap: writes ${Math.round(longestGapMs.writes)} ms, reads ${Math.round(longestGapMs.reads)} ms`,
    ];
  } finally {
    for (const child of running.values()) child.kill('SIGKILL');
    await sql.end({ timeout: 1 });
    await front.close();
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
