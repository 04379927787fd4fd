import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runLedger } from '../../packages/server/src/events/testing/runLedger';

const entry = join(import.meta.dirname, '../../dist/server/main.js');
const [serverKills, databaseKills, lanes] = [20, 5, 32];

/** Starts the built server and waits for its first output. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) if (line.includes('Beckon is ready')) break;
  child.stdout.resume();
  return child;
}

/** Kills the server 20 times and the database 5 times under load, and compares what was promised with what is stored. */
export async function measureLedger(): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'beckon-ledger-'));
  await chmod(dataDir, 0o755);
  try {
    const result = await runLedger({ start, dataDir, serverKills, databaseKills, lanes });
    const { sent, acknowledged, lost, strange, stored, counted, outcomes, repeats, longestGapMs } = result;
    const isSound =
      lost === 0 && strange === 0 && [acknowledged, stored, counted].every((count) => count === sent);
    if (!isSound || result.soldMinor !== result.shouldHaveSoldMinor) process.exitCode = 1;
    return [
      `ledger, ${serverKills} × kill -9 of the server and ${databaseKills} × of the database: ${isSound ? 'sound' : 'NOT SOUND'}`,
      `  ${sent} sent, ${acknowledged} acknowledged, ${lost} lost, ${strange} that nobody sent, ${stored} stored, ${counted} counted, ${outcomes['duplicate'] ?? 0} repeats recognised (${repeats} tries again)`,
      `  sales ${result.soldMinor} of ${result.shouldHaveSoldMinor} cents; longest time without an answer ${longestGapMs} ms`,
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
