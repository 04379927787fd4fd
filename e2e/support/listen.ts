import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens a server on a loopback port that the system chooses; returns the port. */
export function listen(server: Server): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

/** Closes a server together with its open connections. */
export function shut(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
