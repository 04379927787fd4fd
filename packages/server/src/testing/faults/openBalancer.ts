import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const probeEveryMs = 100;
const unavailable = 503;
/** The servers' answers, headers and all, promise connections that stay open for 72 s: so must these, or a call is sent into a closed one. */
const keepAliveMs = 80_000;

/** A load balancer in front of servers that come and go. */
export type Balancer = {
  url: string;
  /** The ports of the servers that it may use. */
  setPorts: (ports: readonly number[]) => void;
  /** How often a server broke off a call that it had accepted: callers get 503 from the balancer, not from a server. */
  countBroken: () => number;
  close: () => Promise<void>;
};

/**
 * As small as a load balancer can be: it checks the health of every server, rotates among the healthy ones, tries the next
 * if a connection is refused, and answers 503 with Retry-After if one died in the middle; it counts those. [OWN-20]
 */
export async function openBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let [all, alive, turn, broken]: [readonly number[], number[], number, number] = [[], [], 0, 0];
  const onBroken = () => {
    broken += 1;
  };

  const isHealthy = (port: number) =>
    new Promise<boolean>((done) => {
      const asking = request({ port, path: '/healthz', agent: false, timeout: 1000 }, (answer) => {
        answer.resume();
        done(answer.statusCode === 200);
      });
      asking.on('timeout', () => asking.destroy()).on('error', () => done(false));
      asking.end();
    });
  const probe = async () => {
    const asked = all;
    const healthy = await Promise.all(asked.map(isHealthy));
    if (asked === all) alive = asked.filter((_, at) => healthy[at]);
  };
  const timer = setInterval(probe, probeEveryMs);

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      turn += 1;
      const order = alive.map((_, at) => alive[(turn + at) % alive.length] as number);
      forward({ incoming, outgoing, agent, body: Buffer.concat(chunks), onBroken }, order);
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setPorts: (ports) => {
      all = [...ports];
      alive = alive.filter((port) => all.includes(port));
      probe();
    },
    countBroken: () => broken,
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

type Exchange = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  agent: Agent;
  body: Buffer;
  onBroken: () => void;
};

function forward(exchange: Exchange, [port, ...others]: readonly number[]): void {
  const { incoming, outgoing, agent, body, onBroken } = exchange;
  const refuse = () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(unavailable, { 'retry-after': '1' }).end();
  };
  if (port === undefined) {
    refuse();
    return;
  }
  const { method, url: path, headers } = incoming;
  const sending = request({ port, method, path, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? unavailable, answer.headers);
    const breakOff = () => {
      onBroken();
      refuse();
    };
    answer.on('error', breakOff).pipe(outgoing);
  });
  sending.on('error', (error: NodeJS.ErrnoException) => {
    // A call that no server accepted may go to the next; the caller must repeat one that may have been accepted.
    if (error.code === 'ECONNREFUSED' && !outgoing.headersSent) forward(exchange, others);
    else {
      onBroken();
      refuse();
    }
  });
  sending.end(body);
}
