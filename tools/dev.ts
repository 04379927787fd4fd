import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build';

const root = fileURLToPath(new URL('..', import.meta.url));
const quietMs = 150;
let server: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let busy = Promise.resolve();

/** Builds and starts again after every change of a source; host pages are read anew at each request. */
async function restart(): Promise<void> {
  const old = server;
  if (old && old.exitCode === null) {
    const ended = new Promise((done) => old.once('exit', done));
    old.kill('SIGTERM');
    await ended;
  }
  await build();
  server = spawn(process.execPath, [join(root, 'dist/server/main.js')], { cwd: root, stdio: 'inherit' });
}

function plan(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    busy = busy.then(restart).catch((error) => console.error(error instanceof Error ? error.message : error));
  }, quietMs);
}

watch(join(root, 'packages'), { recursive: true }, (_, file) => {
  if (file && !/node_modules|\.test\.tsx?$/.test(file)) plan();
});
process.once('SIGINT', () => process.exit());
plan();
