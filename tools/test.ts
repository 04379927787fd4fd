import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build';
import { e2e } from './e2e';
import { sumUp } from './report/sumUp';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache', 'reports');
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const secondMs = 1000;

/**
 * Runs pure rules, DOM, the server on its real database, then the browsers; ends with the time of each part and one line of sums.
 * `npm run test:full` also runs the long tests.
 */
async function test(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const startedAt = performance.now();
  const unitReport = join(reports, 'unit.json');
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  // Server tests often wait for the database, so that the build beside them costs little time.
  const [unit, built] = await Promise.allSettled([runVitest(words), build()]);

  const unitEndedAt = performance.now();
  const browserReport = join(reports, 'browser.json');
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = browserReport;
  const browser = await e2e(['--reporter=list,json'], async () => {
    if (built.status === 'rejected') throw built.reason;
  });

  const seconds = (fromMs: number, toMs: number) => `${Math.round((toMs - fromMs) / secondMs)} s`;
  console.log(`\nBuild, unit and server tests: ${seconds(startedAt, unitEndedAt)}`);
  console.log(`Browser tests: ${seconds(unitEndedAt, performance.now())}`);
  const { passed, failed } = sumUp(read(unitReport), read(browserReport));
  console.log(`\n${passed} passed, ${failed} failed`);
  const hasPassed = unit.status === 'fulfilled' && unit.value === 0 && browser === 0;
  process.exitCode = hasPassed ? 0 : 1;
}

/** Answers the exit code. */
function runVitest(words: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [vitest, ...words], { cwd: root, stdio: 'inherit' });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** A report that was never written adds nothing; the exit codes tell the rest. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

await test();
