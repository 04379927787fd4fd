import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './openClusterPlace';

/** A program of the cluster. */
export type Program = { pid: number; kill: (signal?: NodeJS.Signals) => Promise<void> };

type Command = { name: string; command: readonly string[]; env?: Record<string, string> };

/** Starts a program as the cluster's user; its output goes to a file. */
export function startProgram({ dir, user }: ClusterPlace, { name, command, env }: Command): Program {
  const [file = '', ...words] = command;
  const log = openSync(join(dir, `${name}.log`), 'a');
  const child: ChildProcess = spawn(file, words, {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: dir,
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: dir, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // A program that can't start says so here, and is missed by who waits for it.
  const ended = once(child, 'exit').catch((error: Error) => console.error(`${name}: ${error.message}`));
  return {
    pid: child.pid ?? 0,
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await ended;
    },
  };
}
