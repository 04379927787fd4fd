import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { e2e } from './e2e';
import { mostShaky, sumUp } from './report/sumUp';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache', 'reports');
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** Runs everything: pure rules, DOM, the server on its real database, then the browsers; ends with one line of sums. */
async function test(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const unitReport = join(reports, 'unit.json');
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const unit = spawnSync(process.execPath, [vitest, ...words], { cwd: root, stdio: 'inherit' });

  const browserReport = join(reports, 'browser.json');
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = browserReport;
  const browser = await e2e(['--reporter=list,json']);

  const { passed, failed, shaky } = sumUp(read(unitReport), read(browserReport));
  for (const name of shaky) console.log(`passed only at its second try: ${name}`);
  const isSteady = shaky.length <= mostShaky;
  if (!isSteady)
    console.log(`\nMore than ${mostShaky} tests needed a second try: that is a fault, not chance.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = unit.status === 0 && browser === 0 && isSteady ? 0 : 1;
}

/** A report that was never written counts as nothing; the exit codes tell the rest. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

await test();
