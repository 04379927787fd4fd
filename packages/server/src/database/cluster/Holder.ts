/** Where a process lives: which boot of which machine, and which process id namespace. */
export type ProcessHost = {
  /** Changes with every boot; undefined if the system doesn't say. */
  bootId: string | undefined;
  /** Process ids are meaningful only within one namespace: containers have their own. */
  pidNamespace: string | undefined;
};

/** Who wrote a lock file, and how it holds it: with a lock of the operating system or only by its name. */
export type Holder = ProcessHost & { pid: number; started: string; keeps: 'flock' | 'name' };

/** Parses a lock file; nothing if it was never written or only half written. */
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
