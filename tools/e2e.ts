import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { prepareEngines } from './browsers/prepareEngines';
import { build } from './build';
import { isFullRun } from './test/isFullRun';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** The projects of an engine: Chromium also runs the second renderer, and what its shell lacks. */
const projectsOf = (engine: string): string[] =>
  engine === 'chromium' ? ['chromium', 'chromium-react', ...(isFullRun ? [] : ['chromium-whole'])] : [engine];

function runPlaywright(words: readonly string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [playwright, 'test', ...words], {
      stdio: 'inherit',
    });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

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
  return runPlaywright([...projects, ...words]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await e2e(process.argv.slice(2));
