import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { prepareEngines } from './browsers/prepareEngines';
import { type Checked, checkFault } from './mutations/checkFault';
import { chooseFaults, sortByCost } from './mutations/chooseFaults';
import { type Bench, createBench } from './mutations/createBench';
import type { Fault } from './mutations/Fault';
import { faults } from './mutations/faults';
import { isSpec } from './mutations/isSpec';
import { measureUnpatched } from './mutations/measureUnpatched';
import { stopProcesses } from './mutations/runProcess';
import { describeResult, sumResults } from './mutations/sumResults';
import { mostWorkers } from './test/mostWorkers';

const root = fileURLToPath(new URL('..', import.meta.url));
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const options = {
  list: { type: 'boolean' },
  report: { type: 'string' },
  workers: { type: 'string' },
} as const;

/**
 * Plants small faults one at a time in a copy of the working tree and checks that the tests notice. Returns the exit code.
 * `npm run test:mutations -- core edge-03` narrows by area or id; `--list` prints the faults; `--report FILE` writes JSON;
 * `--workers N` sets how many copies work at once.
 */
export async function testMutations(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
  const chosen = chooseFaults(faults, positionals);
  if (values.list) {
    for (const { id, file, breaks } of chosen) print(`${id.padEnd(12)}  ${breaks}  ${file}`);
    return 0;
  }
  if (chosen.some(({ tests }) => tests.some(isSpec))) {
    const { say, failure } = prepareEngines(print);
    say.forEach(print);
    if (failure) {
      print(failure);
      return 1;
    }
  }
  const workers = Number(values.workers ?? Math.min(mostWorkers, availableParallelism()));
  const place = mkdtempSync(join(tmpdir(), 'beckon-mut-'));
  // PostgreSQL may run as another user, who needs access.
  chmodSync(place, 0o755);
  const cleanUp = (): void => {
    stopProcesses();
    // A database that was just killed may still be writing.
    rmSync(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      cleanUp();
      process.exit(1);
    });
  try {
    const results = await checkAll(chosen, { place, workers });
    for (const line of sumResults(results)) print(line);
    if (values.report) writeFileSync(values.report, `${JSON.stringify(results, null, 2)}\n`);
    return results.every(({ outcome }) => outcome === 'killed') ? 0 : 1;
  } catch (error) {
    print((error as Error).message);
    return 1;
  } finally {
    cleanUp();
  }
}

async function checkAll(
  chosen: readonly Fault[],
  { place, workers }: { place: string; workers: number },
): Promise<Checked[]> {
  const startedMs = Date.now();
  const spent = (): string => `${Math.round((Date.now() - startedMs) / 1000)} s`;
  const makeBench = (at: number): Bench => createBench(root, join(place, String(at)));
  const more = Array.from({ length: Math.max(0, workers - 1) }, (_, at) => makeBench(at + 1));
  const benches: [Bench, ...Bench[]] = [makeBench(0), ...more];
  print(`Running the tests of ${chosen.length} faults once without any fault.`);
  const unpatched = await measureUnpatched(benches, chosen, join(place, 'dist'));
  print(`They pass (${spent()}). Now one fault at a time.\n`);
  const waiting = sortByCost(chosen);
  const results: Checked[] = [];
  const work = async (bench: Bench): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const checked = await checkFault(bench, fault, unpatched);
      results.push(checked);
      print(describeResult(checked));
    }
  };
  await Promise.all(benches.map(work));
  print(`\nFaults checked: ${results.length}, in ${spent()}.`);
  return results.sort((one, other) => chosen.indexOf(one.fault) - chosen.indexOf(other.fault));
}

if (process.argv[1] && pathToFileURL(resolve(process.argv[1])).href === import.meta.url)
  process.exitCode = await testMutations(process.argv.slice(2));
