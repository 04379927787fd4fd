import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const hasProc = process.platform === 'linux';

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function readStat(pid: number): { state: string; started: string } | undefined {
  const text = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The command in brackets may itself hold brackets and spaces: fields count from the last one.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  // Fields 3 and 22 of proc(5): the state, and the start in ticks since boot.
  return fields ? { state: fields[0] ?? '', started: fields[19] ?? '' } : undefined;
}

/** A text that no two processes share, not even after a reboot; undefined for one that has ended. */
export function identifyProcess(pid: number): string | undefined {
  if (hasProc) {
    const stat = readStat(pid);
    // A process that ended but was not collected by its parent still has a number.
    if (!stat || stat.state === 'Z' || stat.state === 'X') return undefined;
    return `${attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())}/${stat.started}`;
  }
  const started = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
  return started || undefined;
}
