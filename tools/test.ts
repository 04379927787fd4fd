import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build';
import { e2e, readSpecs } from './e2e';
import { readReport, reportFile } from './report/Report';
import { sumUp } from './report/sumUp';
import { isFullRun } from './test/isFullRun';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const secondMs = 1000;

/**
 * Runs the pure rules, the DOM, the server on its real database, then the browsers; ends with the time of each part, what failed and one line of totals.
 * `npm run test:full` also runs the long tests.
 */
async function test(): Promise<void> {
  for (const half of ['unit', 'browser'] as const) rmSync(reportFile(half), { force: true });

  const startedAt = performance.now();
  // Server tests often wait for the database, so the build next to them costs little time. Few tests run on react-dom, whose twin takes
  // the longest to minify; `npm run check` builds and measures it as it ships.
  const [unit, built] = await Promise.allSettled([
    runVitest(),
    build({ quickly: isFullRun ? [] : ['react'] }),
    readSpecs(),
  ]);

  const unitEndedAt = performance.now();
  const browser = await e2e([], async () => {
    if (built.status === 'rejected') throw built.reason;
  });

  const seconds = (fromMs: number, toMs: number) => `${Math.round((toMs - fromMs) / secondMs)} s`;
  console.log(`\nBuild, unit and server tests: ${seconds(startedAt, unitEndedAt)}`);
  console.log(`Browser tests: ${seconds(unitEndedAt, performance.now())}`);
  console.log(`\n${sumUp(readReport('unit'), readReport('browser'))}`);
  const hasPassed = unit.status === 'fulfilled' && unit.value === 0 && browser === 0;
  process.exitCode = hasPassed ? 0 : 1;
}

/** Returns the exit code. */
function runVitest(): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [vitest, 'run'], { cwd: root, stdio: 'inherit' });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

await test();
