import type { SandboxChannel as Channel } from '@beckon/contract';

const idDigits = 16;
/** Numbers that are never assigned: +1 202 555 0100 to 0199. */
const unusedNumbers = { prefix: '+120255501', count: 100 };

/** A new visitor: an id as a page would have it, or an unassigned number. */
export function newVisitor(channel: Channel, known: readonly string[] = []): string {
  const chance = crypto.getRandomValues(new Uint32Array(idDigits));
  if (channel === 'messenger') return `7${[...chance.slice(1)].map((one) => one % 10).join('')}`;
  const numbers = Array.from(
    { length: unusedNumbers.count },
    (_, at) => unusedNumbers.prefix + String(at).padStart(2, '0'),
  ).filter((one) => !known.includes(one));
  return numbers[(chance[0] ?? 0) % Math.max(1, numbers.length)] ?? `${unusedNumbers.prefix}00`;
}
