import { once } from 'node:events';
import type { Server } from 'node:http';

/** Below the ports that the system gives to connections, and a part of them for each worker. */
const [firstPort, portsPerWorker, workers] = [12_000, 2000, 10];
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % workers;
let next = 0;

/**
 * Opens a server on a loopback port that no test of this worker had before, and no other worker has; returns the port. The browser stays
 * between tests: what a page of an earlier test still sends must not arrive at a server of this one.
 */
export async function listen(server: Server): Promise<number> {
  for (;;) {
    const port = firstPort + worker * portsPerWorker + (next % portsPerWorker);
    next += 1;
    server.listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

/** Closes a server together with its open connections. */
export function shut(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
