import type { OpenFlags } from '@beckon/contract';

const names = [
  'ignoreAll',
  'ignoreRoute',
  'ignoreRepeatedDisplay',
  'ignoreDevice',
  'ignoreEntrance',
] as const satisfies (keyof OpenFlags)[];

/**
 * What an `open` may ignore. A plain call is an explicit command and ignores everything; only an object with at least one of
 * our flags counts as flags, because hosts also pass these methods as event listeners. [API-06, A-28]
 */
export function parseFlags(given: unknown): OpenFlags {
  const flags = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const named = names.filter((name) => typeof flags[name] === 'boolean');
  if (named.length === 0) return { ignoreAll: true };
  return Object.fromEntries(named.map((name) => [name, flags[name] === true]));
}
