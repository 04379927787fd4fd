import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const microsPerSecond = 1_000_000;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const [userField, systemField] = [11, 12];

/** What a process has used so far: CPU time in microseconds, and memory in megabytes (Linux only). */
export function readProcess(pid: number): { cpuUs: number; rssMb: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces; the numbers come after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[userField]) + Number(fields[systemField]);
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpuUs: (ticks / ticksPerSecond) * microsPerSecond, rssMb: Number(kilobytes) / 1024 };
}
