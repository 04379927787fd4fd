import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Starts a server as a process of its own; answers when it is ready. */
export type StartServer = (env: Record<string, string>) => Promise<ChildProcess>;

/** Servers of one installation. */
export type Fleet = {
  /** One more; the balancer hears of it when it is ready. */
  add: () => Promise<void>;
  /** The oldest dies without warning. */
  kill: () => Promise<void>;
  /** One after the other: the new one is there before the old one is told to stop, and that one finishes what it has begun. */
  replaceAll: () => Promise<void>;
  killAll: () => Promise<void>;
};

type Input = {
  start: StartServer;
  env: Record<string, string>;
  onPorts: (ports: number[]) => void;
  findPort: () => Promise<number>;
};

const readyMs = 400;

/** Keeps as many servers as it is told, each a process. */
export function openFleet({ start, env, onPorts, findPort }: Input): Fleet {
  let servers: { child: ChildProcess; port: number }[] = [];
  const tell = () => onPorts(servers.map(({ port }) => port));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const [oldest, ...others] = servers;
    if (!oldest) return;
    const forget = () => {
      servers = others;
      tell();
    };
    const ended = once(oldest.child, 'exit');
    // Whoever is told to stop gets no new visitors; of one that dies nobody knows beforehand.
    if (signal === 'SIGTERM') forget();
    oldest.child.kill(signal);
    await ended;
    if (signal === 'SIGKILL') forget();
  };
  const add = async () => {
    const port = await findPort();
    servers.push({ child: await start({ ...env, PORT: String(port) }), port });
    tell();
  };
  return {
    add,
    kill: () => end('SIGKILL'),
    async replaceAll() {
      for (let left = servers.length; left > 0; left -= 1) {
        await add();
        // The balancer looks every so often.
        await new Promise((done) => setTimeout(done, readyMs));
        await end('SIGTERM');
      }
    },
    async killAll() {
      while (servers.length > 0) await end('SIGKILL');
    },
  };
}
