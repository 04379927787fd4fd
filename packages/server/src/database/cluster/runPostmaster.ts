import { type ChildProcess, spawn } from 'node:child_process';
import { waitUntil } from '../waitUntil';
import type { Launch } from './chooseLaunch';

const fastTimeoutMs = 20_000;
const immediateTimeoutMs = 5_000;
const keptLines = 20;

/** What PostgreSQL needs to run. */
export type PostmasterInput = {
  postgres: string;
  clusterDir: string;
  port: number;
  launch: Launch;
  /** An open and locked file that all its processes keep open, so that any process can ask whether one still lives. */
  lockFd: number | undefined;
};

/** A running PostgreSQL. */
export type Postmaster = {
  /** True once the process has ended. */
  hasEnded: () => boolean;
  /** Its last output lines, for an error message. */
  lastWords: () => string;
  ended: Promise<void>;
  stop: () => Promise<void>;
};

const options = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  wal_level: 'logical',
  // Statements and error details contain visitors' numbers: we keep them out of every log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** Starts PostgreSQL in its own session, so that Ctrl+C in a terminal does not reach it. */
export function runPostmaster(input: PostmasterInput, onLine: (line: string) => void): Postmaster {
  const { postgres, clusterDir, port, launch, lockFd } = input;
  const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, ...args] = [...launch.prefix, postgres, '-D', clusterDir, '-p', String(port), ...settings];
  const child = spawn(command as string, args, {
    ...launch.ids,
    cwd: clusterDir,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', ...(lockFd === undefined ? [] : [lockFd])],
  });
  const lines: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter(Boolean)) {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      onLine(line);
    }
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve();
    };
    child.once('close', end).once('error', (error) => {
      lines.push(error.message);
      end();
    });
  });
  return {
    hasEnded: () => hasEnded,
    lastWords: () => lines.join('\n'),
    ended,
    stop: () => stop(child, () => hasEnded),
  };
}

/** Fast shutdown first (open transactions roll back, data is flushed); harder ways only if that fails. */
async function stop(child: ChildProcess, hasEnded: () => boolean): Promise<void> {
  const ways = [
    { signal: 'SIGINT', timeoutMs: fastTimeoutMs },
    { signal: 'SIGQUIT', timeoutMs: immediateTimeoutMs },
    { signal: 'SIGKILL', timeoutMs: immediateTimeoutMs },
  ] as const;
  for (const { signal, timeoutMs } of ways) {
    if (hasEnded()) return;
    child.kill(signal);
    if (await waitUntil(hasEnded, timeoutMs)) return;
  }
}
