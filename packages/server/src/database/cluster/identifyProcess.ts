import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const hasProc = process.platform === 'linux';

function readStat(pid: number): { state: string; started: string } | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The command in parentheses may itself contain parentheses and spaces, so we count fields from the last one.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // Fields 3 and 22 of proc(5): the state, and the start in ticks since boot.
  return { state: fields[0] ?? '', started: fields[19] ?? '' };
}

/** When a process began: together with its id, unique until the next boot. Undefined: it has ended. */
export function identifyProcess(pid: number): string | undefined {
  if (hasProc) {
    const stat = readStat(pid);
    // A process that ended but that its parent hasn't collected still has an id.
    return !stat || stat.state === 'Z' || stat.state === 'X' ? undefined : stat.started;
  }
  const started = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
  return started || undefined;
}
