import type { Gate, GateKind } from '../../sms/pure/index';

/** Limits that one person hardly ever reaches: a caller who does is probably a machine. */
const alarming = new Set<GateKind>(['prefix', 'network', 'widget', 'account', 'ref', 'refNetwork']);
const mostRemembered = 1000;
const msPerS = 1000;

/** Says whether a reached limit deserves an alarm: at once, and then not again within the limit's time. [NET-12] */
export function createGateAlarm(nowMs: () => number = () => performance.now()): (gate: Gate) => boolean {
  const untilMs = new Map<string, number>();
  return ({ kind, key, windowS }) => {
    if (!alarming.has(kind) || (untilMs.get(key) ?? 0) > nowMs()) return false;
    // Forget the oldest: better one alarm too many than unbounded memory.
    if (untilMs.size >= mostRemembered) untilMs.delete(untilMs.keys().next().value ?? '');
    untilMs.delete(key);
    untilMs.set(key, nowMs() + windowS * msPerS);
    return true;
  };
}
