import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { prepareData, preparedDir } from '../e2e/support/prepareData';
import { makeDataDir } from '../e2e/support/startServer';
import { prepareEngines } from './browsers/prepareEngines';
import { build } from './build';
import { isFullRun } from './test/isFullRun';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** The projects of an engine: Chromium also runs the second renderer, and what its shell lacks. */
const projectsOf = (engine: string): string[] =>
  engine === 'chromium' ? ['chromium', 'chromium-react', ...(isFullRun ? [] : ['chromium-whole'])] : [engine];

function runPlaywright(
  words: readonly string[],
  {
    stdio = 'inherit',
    dataDir,
    signal,
  }: { stdio?: 'inherit' | 'ignore'; dataDir?: string; signal?: AbortSignal } = {},
): Promise<number> {
  return new Promise((done, fail) => {
    const env = { ...process.env, ...(dataDir !== undefined && { [preparedDir]: dataDir }) };
    const child = spawn(process.execPath, [playwright, 'test', ...words], { stdio, env, signal });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Lets Playwright translate the specs, which it then finds in its cache: a fresh clone has none, and only one core can do it. Nothing is reported. */
export const readSpecs = (): Promise<number> =>
  runPlaywright(['--list', '--reporter=line'], { stdio: 'ignore' });

/**
 * Runs the browser tests in every engine that this machine has or can install, once `prepare` has built the product; returns the
 * exit code.
 */
export async function e2e(words: readonly string[], prepare = build): Promise<number> {
  const { run, say, failure } = prepareEngines(print);
  say.forEach(print);
  if (failure) {
    print(failure);
    return 1;
  }
  await prepare();
  const chosen = words.some((word) => word.startsWith('--project'));
  const projects = chosen ? [] : run.flatMap(projectsOf).map((name) => `--project=${name}`);
  // While Playwright reads the specs, a server makes the database that all workers copy.
  const dataDir = await makeDataDir();
  const failing = new AbortController();
  const preparing = prepareData(dataDir).catch((error: unknown) => {
    failing.abort();
    throw error;
  });
  const running = runPlaywright([...projects, ...words], { dataDir, signal: failing.signal });
  const [prepared, ran] = await Promise.allSettled([preparing, running]);
  await rm(dataDir, { recursive: true, force: true });
  // What stopped the tests is the cause, that they were stopped is not.
  if (prepared.status === 'rejected') throw prepared.reason;
  if (ran.status === 'rejected') throw ran.reason;
  return ran.value;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await e2e(process.argv.slice(2));
