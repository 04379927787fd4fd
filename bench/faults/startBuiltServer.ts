import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const entry = join(import.meta.dirname, '../../dist/server/main.js');

/** Starts the built server and waits until it is ready. */
export async function startBuiltServer(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.includes('Beckon is ready')) break;
  child.stdout.resume();
  return child;
}
