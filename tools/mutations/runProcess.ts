import { spawn } from 'node:child_process';

/** How a process ended. */
export type Ended = {
  /** Undefined if it was stopped because it took too long. */
  code: number | undefined;
  ms: number;
  /** The end of what it printed. */
  output: string;
};

type Options = { cwd: string; env?: Record<string, string>; limitMs: number };

const keptCharacters = 20_000;
const farewellMs = 5000;
const running = new Set<number>();

/** Runs a Node.js script and everything it starts in its own process group, and stops the whole group when the time is up. */
export function runProcess(words: readonly string[], { cwd, env = {}, limitMs }: Options): Promise<Ended> {
  const started = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, words, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const group = child.pid ?? 0;
    running.add(group);
    let output = '';
    let isLate = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        output = (output + piece).slice(-keptCharacters);
      });
    const timers = [
      setTimeout(() => {
        isLate = true;
        signalGroup(group, 'SIGTERM');
      }, limitMs),
      setTimeout(() => signalGroup(group, 'SIGKILL'), limitMs + farewellMs),
    ];
    const forget = (): void => {
      for (const timer of timers) clearTimeout(timer);
      running.delete(group);
    };
    child.once('error', (error) => {
      forget();
      fail(error);
    });
    child.once('close', (code) => {
      signalGroup(group, 'SIGKILL');
      forget();
      done({ code: isLate ? undefined : (code ?? 1), ms: performance.now() - started, output });
    });
  });
}

/** Stops everything that is still running. */
export function stopProcesses(): void {
  for (const group of running) signalGroup(group, 'SIGKILL');
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    if (group > 0) process.kill(-group, signal);
  } catch {
    // The group has ended.
  }
}
