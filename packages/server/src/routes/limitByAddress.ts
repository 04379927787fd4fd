import { normalizeIP } from '@fastify/rate-limit';
import type { onRequestHookHandler } from 'fastify';

type Limit = {
  max: number;
  windowMs: number;
  /** Of so many addresses, at most twice as many, the requests are counted; those that came last. */
  mostAddresses: number;
  now?: () => number;
};
type Count = { n: number; untilMs: number };

/** A limit for each address. */
export type AddressLimit = {
  /** Counts one more; gives how long that address has to wait, 0 if it need not. */
  count: (ip: string) => number;
  hook: onRequestHookHandler;
};

const tooMany = 429;
const secondMs = 1000;

/**
 * Tells whoever asks too often from one address (of IPv6: one /64) when to come back. What the plugin does for other routes,
 * without its promises, for those that are most of the work. [NET-12]
 */
export function limitByAddress({ max, windowMs, mostAddresses, now = Date.now }: Limit): AddressLimit {
  // Forgotten by the thousand: to look for the oldest in a map costs more with every one that has been taken out.
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
