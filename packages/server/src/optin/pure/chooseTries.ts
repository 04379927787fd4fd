import type { Gate, GateKind } from '../../sms/pure/index';

/** From this share of a limit on, a client must try this many numbers; more as it gets closer to the limit. [NET-12] @internal */
export const challengeSteps = [
  { from: 0.75, tries: 20_000 },
  { from: 0.5, tries: 10_000 },
] as const;

/** A person who corrects a number counts more than once here. */
const personal: ReadonlySet<GateKind> = new Set(['number', 'reply']);

/** How much work an attempt requires, given the count of each limit; none at a normal pace. [NET-12] */
export function chooseTries(gates: readonly Gate[], passed: ReadonlyMap<string, number>): number {
  const shares = gates
    .filter(({ kind }) => !personal.has(kind))
    .map(({ key, most }) => (passed.get(key) ?? 0) / most);
  const highest = Math.max(0, ...shares);
  return challengeSteps.find(({ from }) => highest >= from)?.tries ?? 0;
}
