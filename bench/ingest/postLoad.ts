import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The result of a load: how many answers, how fast, and how long they took. */
export type PostLoad = {
  answers: number;
  errors: number;
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
};

type Target = {
  port: number;
  path: string;
  connections: number;
  /** Ends after this many answers or this much time, whichever comes first. */
  most: number;
  forMs: number;
  bodyOf: (count: number) => string;
};

const secondMs = 1000;
const [half, most20th, tail] = [0.5, 0.95, 0.99];
const lengthHeader = /content-length: (\d+)/i;

/** A closed loop over kept-alive connections, on plain sockets: the driver should cost less than what it measures. */
export async function postLoad({ port, path, connections, most, forMs, bodyOf }: Target): Promise<PostLoad> {
  const times: number[] = [];
  let [errors, sent, beganMs] = [0, 0, performance.now()];
  const isOver = () => sent >= most || performance.now() - beganMs > forMs;

  const request = (): string => {
    const count = sent;
    sent += 1;
    const body = bodyOf(count);
    // Each request comes from its own address, so that the limits per address don't apply.
    const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: https://shop.example.com\r\nUser-Agent: Mozilla/5.0 (X11; Linux) Firefox/140.0\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
  const lane = async (socket: Socket, isFirst: boolean): Promise<void> => {
    do {
      const startMs = performance.now();
      const said = await exchange(socket, request());
      if (!isFirst) times.push(performance.now() - startMs);
      if (!said.startsWith('HTTP/1.1 200')) errors += 1;
    } while (!isFirst && !isOver());
  };
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  // A busy process accepts new connections one by one between its work, so all of them are used once before the measurement begins.
  await Promise.all(sockets.map((socket) => lane(socket, true)));
  beganMs = performance.now();
  await Promise.all(sockets.map((socket) => lane(socket, false)));
  for (const socket of sockets) socket.destroy();
  const seconds = (performance.now() - beganMs) / secondMs;
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    answers: times.length,
    errors,
    perSecond: times.length / seconds,
    p50Ms: at(half),
    p95Ms: at(most20th),
    p99Ms: at(tail),
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  await once(socket, 'connect');
  return socket;
}

/** Sends a request and waits for its whole answer. */
function exchange(socket: Socket, text: string): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const handle = (piece: string): void => {
      said += piece;
      const head = said.indexOf('\r\n\r\n');
      if (head < 0 || said.length < head + 4 + Number(lengthHeader.exec(said)?.[1] ?? 0)) return;
      socket.off('data', handle);
      socket.off('error', fail);
      done(said);
    };
    socket.on('data', handle).once('error', fail);
    socket.write(text);
  });
}
