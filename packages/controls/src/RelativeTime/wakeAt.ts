const longestTimerMs = 2_147_483_647;
const calls = new Map<() => void, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls once at a moment; all waiting calls share one timer. Returns a function that cancels it. */
export function wakeAt(atMs: number, call: () => void): () => void {
  // The same function may wait more than once.
  const own = () => call();
  calls.set(own, atMs);
  arm();
  return () => {
    calls.delete(own);
    arm();
  };
}

function arm(): void {
  clearTimeout(timer);
  timer = undefined;
  if (calls.size === 0) return;
  const first = Math.min(...calls.values());
  timer = setTimeout(wake, Math.min(longestTimerMs, Math.max(0, first - Date.now())));
}

function wake(): void {
  const nowMs = Date.now();
  const due = [...calls].filter(([, atMs]) => atMs <= nowMs);
  for (const [call] of due) calls.delete(call);
  for (const [call] of due) call();
  arm();
}
