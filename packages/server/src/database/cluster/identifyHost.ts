import { readFileSync, readlinkSync } from 'node:fs';
import type { Holder, ProcessHost } from './Holder';
import { identifyProcess } from './identifyProcess';

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Where this process lives. Systems without /proc have one process id namespace, and no boot id. */
export function identifyHost(): ProcessHost {
  if (process.platform !== 'linux') return { bootId: process.platform, pidNamespace: process.platform };
  // A /proc of another namespace would answer every question about the wrong process.
  const isOwnProc = attempt(() => readlinkSync('/proc/self')) === String(process.pid);
  return {
    bootId: attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    pidNamespace: isOwnProc ? attempt(() => readlinkSync('/proc/self/ns/pid')) : undefined,
  };
}

/** This process as a lock holder. */
export function describeSelf(keeps: Holder['keeps']): Holder {
  return { pid: process.pid, started: identifyProcess(process.pid) ?? '', ...identifyHost(), keeps };
}
