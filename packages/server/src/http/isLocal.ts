import type { FastifyRequest } from 'fastify';
import { isThisMachine } from '../formats/pure/index';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const marks = ['forwarded', 'via', 'x-real-ip'];

/** Does this request come directly from this machine? What we show only there is for trying things out. */
export function isLocal({ ip, headers, hostname, socket, raw }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => marks.includes(name) || name.startsWith('x-forwarded-'),
  );
  const isHere = loopback.test(ip) && loopback.test(socket.remoteAddress ?? '');
  // Proxies use it by default; browsers and programs do not.
  const isOld = raw.httpVersion === '1.0';
  return isHere && !isForwarded && !isOld && isThisMachine(hostname);
}
