import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ended, spawnTied } from './spawnTied';
import { until } from './until';

const entry = join(import.meta.dirname, '../../dist/server/main.js');
const startMs = 180_000;
const stopMs = 20_000;

/** Loaded before the server: a password costs it 2^5 rounds instead of 2^15, as most tests sign somebody up. */
const cheapPasswords = `data:text/javascript,${encodeURIComponent(`
  import crypto from 'node:crypto';
  import { syncBuiltinESMExports } from 'node:module';
  const { scrypt } = crypto;
  crypto.scrypt = (password, salt, length, options, done) =>
    scrypt(password, salt, length, { ...options, N: 2 ** 5 }, done);
  syncBuiltinESMExports();
`)}`;

/** The built server as a separate process. */
export interface RunningServer {
  url: string;
  dataDir: string;
  pid: number;
  /** Every line it has printed. */
  log: readonly string[];
  /** Stops it and leaves its data. */
  end(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** The address in the log line that says where the server listens, if it is that line. */
function addressIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  const { url } = JSON.parse(line) as { url?: string };
  return url?.startsWith('http://') ? url : undefined;
}

/** From our own environment only what a program needs: a DATABASE_URL set here must not be written to. */
const baseEnv = () =>
  Object.fromEntries(['PATH', 'HOME', 'LANG', 'TMPDIR'].map((name) => [name, process.env[name]]));

/** An empty folder for a server's data. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'beckon-e2e-'));
  // The database may run as another user, and must be able to get in.
  await chmod(dataDir, 0o755);
  return dataDir;
}

/**
 * Starts the built server with an empty data directory, or with one that another server has left; `env` adds to its environment.
 * Measurements ask for passwords that cost what they should.
 */
export async function startServer(
  env: Record<string, string>,
  { hasCheapPasswords = true, dataDir: given }: { hasCheapPasswords?: boolean; dataDir?: string } = {},
): Promise<RunningServer> {
  const dataDir = given ?? (await makeDataDir());
  const child = spawnTied(
    process.execPath,
    [...(hasCheapPasswords ? ['--import', cheapPasswords] : []), entry],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...baseEnv(),
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'info',
        ...env,
      },
    },
  );
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream as Readable }).on('line', (line) => log.push(line));

  async function end(): Promise<void> {
    child.kill('SIGTERM');
    if (await ended(child, stopMs)) return;
    child.kill('SIGKILL');
    throw new Error(`The server did not stop within ${stopMs} ms of SIGTERM:\n${log.join('\n')}`);
  }
  const stop = (): Promise<void> => end().finally(() => rm(dataDir, { recursive: true, force: true }));
  const listening = () => {
    const address = log.map(addressIn).find(Boolean);
    if (address || child.exitCode === null) return address;
    return { exitCode: child.exitCode };
  };
  const found = await until(listening, 'the server to listen', startMs).catch(() => undefined);
  if (typeof found === 'string') return { url: found, dataDir, pid: child.pid ?? 0, log, end, stop };
  await stop();
  throw new Error(`The server did not start:\n${log.join('\n')}`);
}
