import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = ['packages', 'sites'].map((folder) => join(root, folder));
const pollMs = 400;
let server: ChildProcess | undefined;
let built = '';

/** The current sources: names and times. Recursive watching misses some ways of saving; polling misses none. */
function fingerprint(): string {
  return sources
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(?:tsx?|css|sql|json)$/.test(file) && !/node_modules|\.test\.tsx?$/.test(file))
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');
}

/** Rebuilds and restarts; host pages are read again on each request. */
async function restart(): Promise<void> {
  await build({ isCompressed: false });
  const old = server;
  if (old && old.exitCode === null) {
    const ended = new Promise((done) => old.once('exit', done));
    old.kill('SIGTERM');
    await ended;
  }
  server = spawn(process.execPath, [join(root, 'dist/server/main.js')], { cwd: root, stdio: 'inherit' });
}

/** Polls for changes while the command runs; a failed build leaves the old server running. */
async function poll(): Promise<void> {
  const now = fingerprint();
  if (now !== built) {
    built = now;
    await restart().catch((error) => console.error(error instanceof Error ? error.message : error));
  }
  setTimeout(poll, pollMs);
}

process.once('SIGINT', () => process.exit());
await poll();
