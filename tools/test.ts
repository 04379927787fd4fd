import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  const unit = spawnSync(process.execPath, [vitest, ...words], { cwd: root, stdio: 'inherit' });

  const unitEndedAt = performance.now();
  const browserReport = join(reports, 'browser.json');
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = browserReport;
  const browser = await e2e(['--reporter=list,json']);

  const seconds = (fromMs: number, toMs: number) => `${Math.round((toMs - fromMs) / secondMs)} s`;
  console.log(`\nUnit and server tests: ${seconds(startedAt, unitEndedAt)}`);
  console.log(`Build and browser tests: ${seconds(unitEndedAt, performance.now())}`);
  const { passed, failed } = sumUp(read(unitReport), read(browserReport));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = unit.status === 0 && browser === 0 ? 0 : 1;
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
