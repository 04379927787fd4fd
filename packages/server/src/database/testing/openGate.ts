import { connect, createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from '../cluster/findFreePort';

/** A route to the database that can be closed and opened. */
export type Gate = {
  /** The database's address through it. */
  url: string;
  open: () => Promise<void>;
  /** Stops forwarding on every connection, old and new, without ending it, as a firewall does that has forgotten them. */
  freeze: () => void;
  /** From now on new connections work. */
  thaw: () => void;
  /** Ends every connection like a server that says goodbye, or like one that vanishes. */
  close: (how: 'politely' | 'at once') => void;
};

/** Creates such a route; it is closed at first. */
export async function openGate(databaseUrl: string): Promise<Gate> {
  const port = await findFreePort();
  const { hostname, port: realPort } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let isFrozen = false;
  const open = async () => {
    server = createServer({ allowHalfOpen: false }, (socket) => {
      if (isFrozen) return void sockets.add(socket.on('error', () => undefined));
      const there = connect(Number(realPort), hostname);
      for (const one of [socket, there]) sockets.add(one);
      // If one side is missing or dies, the other side notices at once.
      socket.on('error', () => there.destroy());
      there.on('error', () => socket.destroy());
      socket.pipe(there).pipe(socket);
    });
    await new Promise<void>((done) => server?.listen(port, '127.0.0.1', done));
  };
  const close: Gate['close'] = (how) => {
    server?.close();
    for (const socket of sockets) how === 'politely' ? socket.end() : socket.destroy();
    sockets.clear();
  };
  const freeze = () => {
    isFrozen = true;
    for (const socket of sockets)
      socket
        .removeAllListeners('error')
        .on('error', () => undefined)
        .unpipe()
        .pause();
  };
  const thaw = () => {
    isFrozen = false;
  };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, open, freeze, thaw, close };
}
