import type { FastifyRequest } from 'fastify';
import { shortenIp } from '../formats/pure/index';

const userAgentCharacters = 300;

/** Where a request comes from, as far as we store it. */
export function clientOf({ ip, headers }: FastifyRequest): { ipShort: string; userAgent: string } {
  return {
    ipShort: shortenIp(ip),
    userAgent: (headers['user-agent'] ?? '').slice(0, userAgentCharacters),
  };
}
