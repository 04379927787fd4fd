import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from './createBench';
import type { Fault } from './Fault';
import { isSpec } from './isSpec';
import type { BrowserTest } from './parseBrowserReport';
import { unitGrepOf } from './unitGrepOf';

/** The results of the named tests without any fault. */
export type Unpatched = {
  projectOf: ReadonlyMap<string, string>;
  msOf: ReadonlyMap<string, number>;
  browser: readonly BrowserTest[];
  /** The build of the product without a fault. */
  dist: string;
};

const limitMs = 1_200_000;
const testMs = 180_000;
const tail = 3000;

/** Runs every named test once without a fault; throws if one fails or is missing, because then a kill would prove nothing. */
export async function measureUnpatched(
  benches: readonly [Bench, ...Bench[]],
  faults: readonly Fault[],
  dist: string,
): Promise<Unpatched> {
  const [first] = benches;
  const last = benches.at(-1) ?? first;
  const unit = runUnit(first, faults);
  // One copy runs one thing at a time.
  if (last === first) await unit;
  const [{ projectOf, msOf }, browser] = await Promise.all([unit, runBrowser(last, faults, dist)]);
  return { projectOf, msOf, browser, dist };
}

const listFiles = (faults: readonly Fault[]): string[] => [
  ...new Set(faults.flatMap(({ tests }) => tests.filter((test) => !isSpec(test)))),
];

/** Different patterns may run different tests of one file. */
const keyOf = (file: string, grep: string): string => `${file} ${grep}`;

/** How long the Vitest files of a fault take without it. */
export function unpatchedMsOf(fault: Fault, { msOf }: Pick<Unpatched, 'msOf'>): number {
  const keys = listFiles([fault]).map((file) => keyOf(file, unitGrepOf(fault)));
  return keys.reduce((sum, key) => sum + (msOf.get(key) ?? 0), 0);
}

async function runUnit(
  bench: Bench,
  faults: readonly Fault[],
): Promise<Pick<Unpatched, 'projectOf' | 'msOf'>> {
  const files = listFiles(faults);
  if (files.length === 0) return { projectOf: new Map(), msOf: new Map() };
  const projectOf = await bench.listProjects(files);
  const missing = files.filter((file) => !projectOf.has(file));
  if (missing.length > 0) throw new Error(`No Vitest project runs ${missing.join(', ')}.`);
  const msOf = new Map<string, number>();
  for (const grep of new Set(faults.map(unitGrepOf))) {
    const own = faults.filter((fault) => unitGrepOf(fault) === grep);
    const order = { files: listFiles(own), projects: [], grep, testMs };
    if (order.files.length === 0) continue;
    const { code, report, output } = await bench.runUnit(order, limitMs);
    const failures = report.files.flatMap((one) => one.failures);
    if (code !== 0 || failures.length > 0)
      throw new Error(`Without a fault these tests fail:\n${failures.join('\n') || output.slice(-tail)}`);
    for (const { file, ms } of report.files) msOf.set(keyOf(file.slice(bench.dir.length + 1), grep), ms);
  }
  return { projectOf, msOf };
}

async function runBrowser(bench: Bench, faults: readonly Fault[], dist: string): Promise<BrowserTest[]> {
  const wanted = faults.filter(({ tests }) => tests.some(isSpec));
  const found: BrowserTest[] = [];
  if (wanted.length === 0) return found;
  const built = await bench.build([]);
  if (built.code !== 0) throw new Error(`The product does not build:\n${built.output.slice(-tail)}`);
  cpSync(join(bench.dir, 'dist'), dist, { recursive: true });
  for (const project of new Set(wanted.map((fault) => fault.project ?? 'chromium'))) {
    const own = wanted.filter((fault) => (fault.project ?? 'chromium') === project);
    const specs = [...new Set(own.flatMap(({ tests }) => tests.filter(isSpec)))];
    const grep = own.map((fault) => fault.grep ?? '').join('|');
    const { code, report, output } = await bench.runSpecs({ specs, project, grep, testMs }, limitMs);
    const failed = report.tests.filter(({ isFailed }) => isFailed);
    if (code !== 0 || failed.length > 0) {
      const titles = failed.map(({ title, error }) => `${title}: ${error}`).join('\n');
      throw new Error(`Without a fault these browser tests fail:\n${titles || output.slice(-tail)}`);
    }
    found.push(...report.tests);
  }
  return found;
}
