import { normalizeIP } from '@fastify/rate-limit';
import type { onRequestHookHandler } from 'fastify';

type Limit = {
  max: number;
  windowMs: number;
  /** Tracks the most recent N to 2N addresses. */
  mostAddresses: number;
  now?: () => number;
};
type Count = { n: number; untilMs: number };

/** A limit per address. */
export type AddressLimit = {
  /** Counts one more; returns how long the address must wait, 0 if not at all. */
  count: (ip: string) => number;
  hook: onRequestHookHandler;
};

const tooMany = 429;
const secondMs = 1000;

/**
 * Tells an address (for IPv6: a /64) with too many requests when to try again. Does what the plugin does for other
 * routes, but without promises, for the routes that are most of the work. [NET-12]
 */
export function limitByAddress({ max, windowMs, mostAddresses, now = Date.now }: Limit): AddressLimit {
  // Forgets addresses in bulk: finding the oldest in a map gets slower with every deletion.
  let [recent, before] = [new Map<string, Count>(), new Map<string, Count>()];

  const countOf = (address: string): Count => {
    const known = recent.get(address);
    if (known) return known;
    const count = before.get(address) ?? { n: 0, untilMs: 0 };
    if (recent.size >= mostAddresses) [recent, before] = [new Map(), recent];
    recent.set(address, count);
    return count;
  };

  const count = (ip: string): number => {
    const counted = countOf(ip.includes(':') ? normalizeIP(ip) : ip);
    const nowMs = now();
    if (counted.untilMs <= nowMs) {
      counted.n = 0;
      counted.untilMs = nowMs + windowMs;
    }
    counted.n += 1;
    return counted.n <= max ? 0 : counted.untilMs - nowMs;
  };
  return {
    count,
    hook(request, reply, done) {
      const waitMs = count(request.ip);
      if (waitMs === 0) return done();
      reply.header('Retry-After', Math.ceil(waitMs / secondMs));
      done(Object.assign(new Error('too many requests from one address'), { statusCode: tooMany }));
    },
  };
}
