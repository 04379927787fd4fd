import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnv } from './env/index';
import { StartError } from './env/pure/index';
import { createLogger } from './http/index';
import { runServer } from './runServer';

/** The folder of the installation (`dist` and `sites`): given as an argument, or the nearest with a package lock. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'package-lock.json')) || dirname(from) === from) return from;
  return findRoot(dirname(from));
}

function fail(sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`Beckon couldn't start. ${sentence}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const read = readEnv(process.env, process.cwd());
  if (!read.ok) return fail(read.problems);
  const log = createLogger(read.env.LOG_LEVEL);
  const rootDir = process.argv[2] ?? findRoot(dirname(fileURLToPath(import.meta.url)));
  let wantsStop = () => {};
  const stopAsked = new Promise<void>((resolve) => {
    wantsStop = resolve;
  });
  // Set before anything starts: a signal during startup must still stop the database.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, wantsStop);

  for (const warning of read.warnings) log.warn(warning);
  let isUnfit = false;
  const onUnfit = () => {
    isUnfit = true;
    wantsStop();
  };
  const server = await runServer({ env: read.env, rootDir, log, onUnfit });
  log.info({ url: server.url, database: server.database }, 'Beckon is ready');
  // Printed for the person at the terminal, never logged: anyone with the link owns the sample account.
  if (process.stderr.isTTY) {
    process.stderr.write(`Beckon is ready: ${server.url}\n`);
    if (server.signInUrl) process.stderr.write(`Sign in to the sample account: ${server.signInUrl}\n`);
  }
  await stopAsked;
  log.info('Beckon is stopping');
  await server.stop();
  log.info('Beckon has stopped');
  process.exit(isUnfit ? 1 : 0);
}

main().catch((error: unknown) => {
  if (error instanceof StartError) fail([error.message]);
  fail([`Unexpected error: ${error instanceof Error ? error.stack : String(error)}`]);
});
