import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, waitUntil } from '../../packages/server/src/database/testing/index';
import { installPackages } from '../../tools/browsers/installPackages';

const patienceMs = 30_000;

/** HAProxy in front of servers on fixed ports. */
export type Front = {
  url: string;
  version: string;
  /** Waits until it uses the server on this port. */
  untilUsed: (port: number) => Promise<void>;
  close: () => Promise<void>;
};

/** As docs/operations.md tells operators to set it up: it asks `/healthz`, and repeats only what no server has accepted. */
const writeConfig = (
  ports: readonly number[],
  { front, stats, more }: { front: number; stats: number; more: string },
): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option redispatch
  retries 3
frontend visitors
  bind 127.0.0.1:${front}
  default_backend beckon
backend beckon
  balance roundrobin
  option httpchk GET /healthz
  default-server check inter 200ms fall 1 rise 1
${ports.map((port) => `  server s${port} 127.0.0.1:${port}`).join('\n')}
frontend stats
  bind 127.0.0.1:${stats}
  stats enable
  stats uri /stats
${more}`;

/** Starts HAProxy, and installs it if it is missing; `more` is what else it is the front of. */
export async function openHaproxy(dir: string, ports: readonly number[], more = ''): Promise<Front> {
  const version = findVersion() ?? install();
  const [front, stats] = [await findFreePort(), await findFreePort()];
  const file = join(dir, 'haproxy.cfg');
  writeFileSync(file, writeConfig(ports, { front, stats, more }));
  const log = openSync(join(dir, 'haproxy.log'), 'a');
  const child: ChildProcess = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', log, log] });
  closeSync(log);
  const close = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const isUsed = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${stats}/stats;csv`).catch(() => undefined);
    const line = (await answer?.text())?.split('\n').find((one) => one.startsWith(`beckon,s${port},`)) ?? '';
    return line.split(',').includes('UP');
  };
  return {
    url: `http://127.0.0.1:${front}`,
    version,
    untilUsed: async (port) => {
      if (!(await waitUntil(() => isUsed(port), patienceMs)))
        throw new Error(`HAProxy doesn't use the server on port ${port}.`);
    },
    close,
  };
}

function findVersion(): string | undefined {
  const { stdout } = spawnSync('haproxy', ['-v'], { encoding: 'utf8' });
  return /version (\S+)/.exec(stdout ?? '')?.[1];
}

function install(): string {
  const failed = installPackages(['haproxy']);
  const version = findVersion();
  if (version === undefined) throw new Error(`Install the package haproxy first. ${failed ?? ''}`);
  return version;
}
