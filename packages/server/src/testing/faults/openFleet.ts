import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

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
};

type Input = {
  start: StartServer;
  env: Record<string, string>;
  onPorts: (ports: number[]) => void;
  findPort: () => Promise<number>;
};

const readyMs = 400;

/** Keeps this many servers, each in its own process. */
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
    // A stopping server gets no new visitors; a dying one gives no notice.
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
        // The balancer polls from time to time.
        await new Promise((done) => setTimeout(done, readyMs));
        await end('SIGTERM');
      }
    },
    async killAll() {
      while (servers.length > 0) await end('SIGKILL');
    },
  };
}
