import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { isFullRun } from '../../../tools/test/isFullRun';
import {
  databaseKillName,
  type FaultReport,
  killName,
  longFaults,
  runFaults,
} from './testing/faults/runFaults';
import { makeInstallation } from './testing/makeInstallation';

let root = '';
beforeAll(() => {
  root = makeInstallation();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const size = isFullRun ? longFaults : { lanes: 4, restMs: 250, rounds: 1, calmMs: 500 };
const timeoutMs = isFullRun ? 900_000 : 180_000;

const mostGapMs: Record<string, number> = { [databaseKillName]: 15_000 };
const usualGapMs = 5000;

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

it('OWN-20 D01 D02 D03 D04 D08 D12 two servers lose and double nothing, whatever is killed, restarted, deployed or full', {
  timeout: timeoutMs,
}, async () => {
  const report: FaultReport = await runFaults({ start, ...size });
  const { lost, doubled, isNameKept, isChainWhole, strange, faults, notTried } = report;
  console.log(JSON.stringify({ ...report, strange: strange.slice(0, 5) }));
  expect({ lost, doubled, isNameKept, isChainWhole, strange }).toEqual({
    lost: [],
    doubled: [],
    isNameKept: true,
    isChainWhole: true,
    strange: [],
  });
  expect(Math.min(report.phones, report.events)).toBeGreaterThan(40);
  for (const { name, writesGapMs, readsGapMs, broken, refused } of faults) {
    expect([name, Math.max(writesGapMs, readsGapMs) <= (mostGapMs[name] ?? usualGapMs)]).toEqual([
      name,
      true,
    ]);
    // A killed server breaks off the calls it was handling; in all other cases a server answers every call.
    expect([name, name === killName || broken === 0]).toEqual([name, true]);
    // A busy machine may reject calls although nothing is wrong.
    if (isFullRun && name === 'nothing') expect(refused).toBe(0);
  }
  expect(new Set(faults.map(({ name }) => name)).size + notTried.length).toBe(6);
  expect(Math.min(report.published, report.sessions)).toBeGreaterThan(5);
});
