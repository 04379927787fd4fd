import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { findOnPath } from '../../tools/browsers/locateEngines';

/** Starts a program that ends when we do, even when we are killed (if the system supports that). */
export function spawnTied(program: string, words: readonly string[], options: SpawnOptions): ChildProcess {
  const tie = findOnPath('setpriv');
  return tie
    ? spawn(tie, ['--pdeathsig', 'TERM', program, ...words], options)
    : spawn(program, words, options);
}

/** Waits until a program has ended; `false` if it has not within the limit. */
export function ended(child: ChildProcess, limitMs: number): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(true);
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), limitMs);
    child.once('exit', () => {
      clearTimeout(timer);
      done(true);
    });
  });
}
