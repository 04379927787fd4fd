import { spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';

function readWorkingDir(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * The processes whose working folder is this one: PostgreSQL's processes all run in their data folder. If the system
 * can't list processes, checks only the suspect.
 */
export function findProcessesIn(folder: string, suspect: number): number[] {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.filter((pid) => readWorkingDir(pid) === folder).map(Number);
  }
  const command =
    spawnSync('ps', ['-o', 'command=', '-p', String(suspect)], { encoding: 'utf8' }).stdout ?? '';
  return command.includes(folder) ? [suspect] : [];
}
