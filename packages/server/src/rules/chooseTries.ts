import type { Gate, GateKind } from './smsGates';

/** From this part of a gate's limit on, so many numbers have to be tried; the more, the closer it is to being shut. [NET-12] */
export const challengeSteps = [
  { from: 0.75, tries: 20_000 },
  { from: 0.5, tries: 10_000 },
] as const;

/** One person who corrects a number knocks at these more than once. */
const personal: ReadonlySet<GateKind> = new Set(['number', 'reply']);

/** How much work is asked for before an attempt, given how many have passed each gate; at an ordinary pace none. [NET-12] */
export function chooseTries(gates: readonly Gate[], passed: ReadonlyMap<string, number>): number {
  const shares = gates
    .filter(({ kind }) => !personal.has(kind))
    .map(({ key, most }) => (passed.get(key) ?? 0) / most);
  const highest = Math.max(0, ...shares);
  return challengeSteps.find(({ from }) => highest >= from)?.tries ?? 0;
}
