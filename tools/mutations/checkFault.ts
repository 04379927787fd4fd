import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyFault } from './applyFault';
import type { Bench } from './createBench';
import type { Fault } from './Fault';
import { isSpec } from './isSpec';
import { type Unpatched, unpatchedMsOf } from './measureUnpatched';
import { unitGrepOf } from './unitGrepOf';
import { classifyBrowserRun, classifyUnitRun, type Verdict } from './Verdict';

/** A fault and the result of its tests. */
export type Checked = Verdict & { fault: Fault; seconds: number };

/** A run may take this long, and several times as long as without the fault. */
const unitMs = 60_000;
const specMs = 120_000;
const testMs = 15_000;
const timesUnit = 5;
const timesTest = 3;

/** Puts a fault into a copy, runs the tests that should notice, and takes it out again. */
export async function checkFault(bench: Bench, fault: Fault, unpatched: Unpatched): Promise<Checked> {
  const started = performance.now();
  const path = join(bench.dir, fault.file);
  const original = readFileSync(path, 'utf8');
  let verdict: Verdict;
  try {
    writeFileSync(path, applyFault(original, fault));
    verdict = await findVerdict(bench, fault, unpatched);
  } catch (error) {
    verdict = { outcome: 'error', note: (error as Error).message };
  } finally {
    writeFileSync(path, original);
  }
  return { fault, ...verdict, seconds: (performance.now() - started) / 1000 };
}

/** Browser specs take longer, so they run only if no Vitest file has noticed. */
async function findVerdict(bench: Bench, fault: Fault, unpatched: Unpatched): Promise<Verdict> {
  const specs = fault.tests.filter(isSpec);
  const files = fault.tests.filter((test) => !isSpec(test));
  const unit = files.length > 0 ? await askUnit(bench, { fault, files }, unpatched) : undefined;
  if (unit && (unit.outcome !== 'survived' || specs.length === 0)) return unit;
  return await askBrowser(bench, { fault, files: specs }, unpatched);
}

/** A run that takes too long is repeated: the machine may have been busy with something else. */
async function askTwice<Run extends { code: number | undefined }>(ask: () => Promise<Run>): Promise<Run> {
  const run = await ask();
  return run.code === undefined ? await ask() : run;
}

type Asked = { fault: Fault; files: readonly string[] };

async function askUnit(bench: Bench, { fault, files }: Asked, unpatched: Unpatched): Promise<Verdict> {
  const projects = [...new Set(files.flatMap((file) => unpatched.projectOf.get(file) ?? []))];
  const unpatchedMs = unpatchedMsOf(fault, unpatched);
  const order = { files, projects, grep: unitGrepOf(fault), testMs: testMs + timesTest * unpatchedMs };
  const run = await askTwice(() => bench.runUnit(order, unitMs + timesUnit * unpatchedMs));
  return classifyUnitRun({ ...run, unpatchedMs }, run.report);
}

async function askBrowser(
  bench: Bench,
  { fault, files }: Asked,
  { browser, dist }: Unpatched,
): Promise<Verdict> {
  const { grep = '', project = 'chromium' } = fault;
  const built = await bench.build(files, dist);
  if (built.code !== 0) return { outcome: 'error', note: `it does not build: ${built.output.slice(-200)}` };
  const own = browser
    .filter(({ file, title }) => files.some((spec) => spec.endsWith(file)) && new RegExp(grep).test(title))
    .map(({ ms }) => ms);
  const unpatchedMs = own.reduce((sum, ms) => sum + ms, 0);
  const order = { specs: files, project, grep, testMs: testMs + timesTest * Math.max(0, ...own) };
  const run = await askTwice(() => bench.runSpecs(order, specMs + timesTest * unpatchedMs));
  return classifyBrowserRun({ ...run, unpatchedMs }, run.report);
}
