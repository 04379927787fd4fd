/** Where a process lives: which run of which machine, and in which numbering of processes. */
export type Place = {
  /** Changes with every boot; undefined where the system does not tell. */
  bootId: string | undefined;
  /** Process numbers mean something only within one of these: containers have their own. */
  pidNamespace: string | undefined;
};

/** Who wrote a lock file, and how it keeps it: by a lock of the operating system or by its name alone. */
export type Holder = Place & { pid: number; started: string; keeps: 'flock' | 'name' };

/** Reads what a lock file says; nothing when it was never or only half written. */
export function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, started, bootId, pidNamespace, keeps } = JSON.parse(text) as Record<string, unknown>;
    if (!Number.isSafeInteger(pid) || typeof started !== 'string') return undefined;
    return {
      pid: pid as number,
      started,
      bootId: typeof bootId === 'string' ? bootId : undefined,
      pidNamespace: typeof pidNamespace === 'string' ? pidNamespace : undefined,
      keeps: keeps === 'flock' ? 'flock' : 'name',
    };
  } catch {
    return undefined;
  }
}
