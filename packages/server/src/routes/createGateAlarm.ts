import type { Gate, GateKind } from '../rules/smsGates';

/** Gates that one person hardly ever finds closed: whoever does is probably a machine. */
const alarming = new Set<GateKind>(['prefix', 'network', 'widget', 'account']);
const mostRemembered = 1000;
const msPerS = 1000;

/** Says whether a closed gate is worth an alarm: at once, and then not again within the gate's time. [NET-12] */
export function createGateAlarm(nowMs: () => number = () => performance.now()): (gate: Gate) => boolean {
  const untilMs = new Map<string, number>();
  return ({ kind, key, windowS }) => {
    if (!alarming.has(kind) || (untilMs.get(key) ?? 0) > nowMs()) return false;
    // The oldest is forgotten: better one alarm too many than a memory without end.
    if (untilMs.size >= mostRemembered) untilMs.delete(untilMs.keys().next().value ?? '');
    untilMs.delete(key);
    untilMs.set(key, nowMs() + windowS * msPerS);
    return true;
  };
}
