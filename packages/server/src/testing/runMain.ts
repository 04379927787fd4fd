import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { waitUntil } from '../database/testing/index';

/** Generous, for busy machines. */
const startTimeoutMs = 100_000;

/** The server as a separate process, and its output. */
export type RunningMain = {
  child: ChildProcess;
  /** Its address once it is ready, undefined if it ended before. */
  url: string | undefined;
  /** The messages it logged, in order. */
  messages: () => string[];
  stderr: () => string;
  /** Its exit code; waits for the end. */
  exitCode: () => Promise<number | null>;
};

type Input = {
  root: string;
  env: Record<string, string>;
  uid?: number;
  /** A command prefix. */
  within?: string[];
};

/** Starts the server as an operator does and waits until it is ready or has ended. */
export async function runMain({ root, env, uid, within = [] }: Input): Promise<RunningMain> {
  const [command, ...args] = [...within, process.execPath, inject('serverEntry'), root];
  const child = spawn(command as string, args, {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    cwd: root,
    ...(uid === undefined ? {} : { uid, gid: uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const closed = once(child, 'close');
  let hasEnded = false;
  closed.then(() => {
    hasEnded = true;
  });
  const lines = () =>
    stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { msg: string; url?: string });
  const findUrl = () => lines().find(({ msg }) => msg === 'Beckon is ready')?.url;
  await waitUntil(() => hasEnded || findUrl() !== undefined, startTimeoutMs);
  return {
    child,
    url: findUrl(),
    messages: () => lines().map(({ msg }) => msg),
    stderr: () => stderr,
    exitCode: async () => (await closed)[0] as number | null,
  };
}
