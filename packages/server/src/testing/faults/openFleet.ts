import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Gate, openGate } from '../../database/testing/index';

/** Starts a server as a separate process; resolves when it is ready. */
export type StartServer = (env: Record<string, string>) => Promise<ChildProcess>;

/** Servers of one installation. */
export type Fleet = {
  /** One more; the balancer uses it when it is ready. */
  add: () => Promise<void>;
  /** The oldest dies without warning. */
  kill: () => Promise<void>;
  /** One after the other: the new one is ready before the old one gets the signal to stop, and that one finishes its calls. */
  replaceAll: () => Promise<void>;
  killAll: () => Promise<void>;
  /** The route of the oldest to the database. Another server has another. */
  findGate: () => Gate;
};

type Input = {
  start: StartServer;
  env: Record<string, string>;
  databaseUrl: string;
  onPorts: (ports: number[]) => void;
  findPort: () => Promise<number>;
};

const readyMs = 400;

/** Keeps this many servers, each in its own process and with its own route to the database. */
export function openFleet({ start, env, databaseUrl, onPorts, findPort }: Input): Fleet {
  let servers: { child: ChildProcess; port: number; gate: Gate }[] = [];
  const announce = () => onPorts(servers.map(({ port }) => port));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const [oldest, ...others] = servers;
    if (!oldest) return;
    const forget = () => {
      servers = others;
      announce();
    };
    const ended = once(oldest.child, 'exit');
    // A stopping server gets no new visitors; a dying one gives no notice.
    if (signal === 'SIGTERM') forget();
    oldest.child.kill(signal);
    await ended;
    if (signal === 'SIGKILL') forget();
    oldest.gate.close('at once');
  };
  const add = async () => {
    const port = await findPort();
    const gate = await openGate(databaseUrl);
    await gate.open();
    servers.push({ child: await start({ ...env, DATABASE_URL: gate.url, PORT: String(port) }), port, gate });
    announce();
  };
  return {
    add,
    kill: () => end('SIGKILL'),
    async replaceAll() {
      for (let left = servers.length; left > 0; left -= 1) {
        await add();
        // The balancer polls from time to time.
        await new Promise((done) => setTimeout(done, readyMs));
        await end('SIGTERM');
      }
    },
    findGate() {
      const [oldest] = servers;
      if (!oldest) throw new Error('No server is running.');
      return oldest.gate;
    },
    async killAll() {
      while (servers.length > 0) await end('SIGKILL');
    },
  };
}
