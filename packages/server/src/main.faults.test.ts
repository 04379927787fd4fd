import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { isFullRun } from '../../../tools/test/isFullRun';
import {
  databaseKillName,
  freezeName,
  halfOpenName,
  killName,
  partitionName,
} from './testing/faults/listFaults';
import { type FaultReport, longFaults, runFaults } from './testing/faults/runFaults';
import { makeInstallation } from './testing/makeInstallation';

let root = '';
beforeAll(() => {
  root = makeInstallation();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const shortFaults: Omit<typeof longFaults, 'rounds'> & { rounds: number } = {
  ...{ lanes: 4, restMs: 750, rounds: 1, more: 2, calmMs: 500, kills: { servers: 1, database: 1 } },
  // Half-open connections cost each caller 8 s: test:full.
  ...{ frozenMs: 12_000, halfOpenMs: 0, partedMs: 10_000 },
};
const size = isFullRun ? longFaults : shortFaults;
const timeoutMs = isFullRun ? 1_800_000 : 240_000;

/**
 * Page scripts come from memory, whatever happens to the database. In a short run the other tests share the machine, and a server that has
 * just started is slow: there it's enough that nobody waits for a script as long as the fault lasts.
 */
const usualGapMs = isFullRun ? 5000 : 12_000;
const lengthMs: Record<string, number> = {
  [freezeName]: size.frozenMs,
  [halfOpenName]: size.halfOpenMs,
  [partitionName]: size.partedMs,
};
const mostReadsMs = (name: string) => Math.min(usualGapMs, (lengthMs[name] ?? Number.POSITIVE_INFINITY) - 1);
const mostWritesMs: Record<string, number> = {
  [databaseKillName]: 15_000,
  [freezeName]: 25_000,
  [halfOpenName]: 25_000,
  [partitionName]: mostReadsMs(partitionName),
};

/** Starts the built server and waits for its first word. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [inject('serverEntry'), root], {
    env: { PATH: process.env['PATH'], ...env, LOG_LEVEL: 'info' },
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Beckon is ready')) break;
  }
  child.stdout.resume();
  return child;
}

it('OWN-20 D01 D02 D03 D04 D05 D08 D09 D12 two servers lose and double nothing, whatever is killed, restarted, deployed, frozen, cut off or full', {
  timeout: timeoutMs,
}, async () => {
  const report: FaultReport = await runFaults({ start, ...size });
  const { lost, doubled, contradictions, isNameKept, isChainWhole, strange, faults, notTried } = report;
  console.log(JSON.stringify({ ...report, strange: strange.slice(0, 5) }));
  expect({ lost, doubled, contradictions, isNameKept, isChainWhole, strange }).toEqual({
    lost: [],
    doubled: [],
    contradictions: [],
    isNameKept: true,
    isChainWhole: true,
    strange: [],
  });
  expect(Math.min(report.phones, report.events, report.polls)).toBeGreaterThan(40);
  for (const { name, writesGapMs, readsGapMs, broken, refused } of faults) {
    const most = { writes: mostWritesMs[name] ?? usualGapMs, reads: mostReadsMs(name) };
    expect([name, writesGapMs <= most.writes, readsGapMs <= most.reads]).toEqual([name, true, true]);
    // A killed server breaks off the calls it was handling; in all other cases a server answers every call.
    expect([name, name === killName || broken === 0]).toEqual([name, true]);
    // A busy machine may reject calls although nothing is wrong.
    if (isFullRun && name === 'nothing') expect(refused).toBe(0);
  }
  expect(new Set(faults.map(({ name }) => name)).size + notTried.length).toBe(isFullRun ? 9 : 8);
  expect(Math.min(report.published, report.sessions)).toBeGreaterThan(5);
});
