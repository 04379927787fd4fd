import { type AddressInfo, connect, createServer } from 'node:net';

/** A route to a database that records what clients send. */
export type Tap = {
  /** The database's address through it. */
  url: string;
  /** Everything that was sent so far, as text. */
  readSent: () => string;
  /** The names that statements were prepared under; an unnamed one has an empty name. */
  listPrepared: () => string[];
  close: () => void;
};

const typeBytes = 1;

/** Opens such a route. */
export async function openTap(databaseUrl: string): Promise<Tap> {
  const { hostname, port } = new URL(databaseUrl);
  const clients: Buffer[][] = [];
  const server = createServer((socket) => {
    const sent: Buffer[] = [];
    clients.push(sent);
    const there = connect(Number(port), hostname);
    for (const one of [socket, there]) one.on('error', () => undefined);
    socket.on('data', (part) => sent.push(part));
    socket.pipe(there).pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    readSent: () => clients.map((sent) => Buffer.concat(sent).toString('latin1')).join('\n'),
    listPrepared: () => clients.flatMap((sent) => readPrepared(Buffer.concat(sent))),
    close: () => server.close(),
  };
}

/** The names in the Parse messages of one client. Its first message has no type. */
function readPrepared(sent: Buffer): string[] {
  const names: string[] = [];
  let at = sent.readInt32BE(0);
  while (at + typeBytes + 4 <= sent.length) {
    const start = at + typeBytes + 4;
    if (sent.toString('latin1', at, at + typeBytes) === 'P')
      names.push(sent.toString('latin1', start, sent.indexOf(0, start)));
    at += typeBytes + sent.readInt32BE(at + typeBytes);
  }
  return names;
}
