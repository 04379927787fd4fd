import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env/index';
import { StartError } from './env/pure/index';
import { requestLimits } from './http/pure/index';

/** Opens the port and returns the address; explains why that's impossible. [OWN-20] */
export async function listenHttp(app: FastifyInstance, { HOST: host, PORT: port }: Env): Promise<string> {
  try {
    await app.listen({ host, port, backlog: requestLimits.listenBacklog });
  } catch (error) {
    throw new StartError(explainListenError((error as NodeJS.ErrnoException).code, host, port));
  }
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${(app.server.address() as AddressInfo).port}`;
}

function explainListenError(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Another program is using port ${port} on ${host}. Stop it, or choose another port with PORT.`;
  }
  if (code === 'EACCES') return `This user can't listen on port ${port}. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `${host} isn't an address of this machine. Correct HOST.`;
  return `The server can't listen on ${host}, port ${port} (${code}). Check HOST and PORT.`;
}

/** Lets requests arrive that are on their way, then accepts no new ones and lets running ones finish, within a time limit. [OWN-20] */
export async function drainHttp(app: FastifyInstance): Promise<void> {
  const { server } = app;
  app.leave();
  if (server.listening) await sleep(requestLimits.leaveMs);
  const limit = setTimeout(() => server.closeAllConnections(), requestLimits.drainTimeoutMs);
  // Otherwise a connection whose last answer left after closing began would stay open for nothing.
  const sweep = setInterval(() => server.closeIdleConnections(), requestLimits.drainSweepMs);
  await app.close();
  clearTimeout(limit);
  clearInterval(sweep);
}
