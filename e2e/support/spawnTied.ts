import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { findOnPath } from '../../tools/browsers/locateEngines';

/** Starts a program that is told to end when we do, even when we are killed (where the system can do that). */
export function spawnTied(program: string, words: readonly string[], options: SpawnOptions): ChildProcess {
  const tie = findOnPath('setpriv');
  return tie
    ? spawn(tie, ['--pdeathsig', 'TERM', program, ...words], options)
    : spawn(program, words, options);
}

/** Waits until a program has ended; `false` when it has not within the limit. */
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
