import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventBody } from './eventBody';
import { type PostLoad, postLoad } from './postLoad';
import { readProcess } from './readProcess';

type Target = { pid: number; port: number };
type Round = PostLoad & { cpuUs: number };

const path = '/pixel/logEvent';
const [rounds, roundMs, roundConnections] = [5, 2500, 64];
const tailConnections = [64, 256, 1000];
const unlimited = Number.POSITIVE_INFINITY;

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure({ pid, port }: Target, connections: number, forMs: number): Promise<Round> {
  const before = readProcess(pid).cpuUs;
  const load = await postLoad({ port, path, connections, most: unlimited, forMs, bodyOf: eventBody });
  return { ...load, cpuUs: (readProcess(pid).cpuUs - before) / load.answers };
}

/** Starts the yardstick in its own process, so that its CPU time can be measured separately. */
async function startBare(): Promise<Target & { stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bareServer.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { pid: child.pid as number, port: Number(String(line)), stop: () => child.kill() };
}

/** Compares a validated event, committed before the answer, with a bare `node:http`; then measures latencies with more connections. */
export async function measureHttp(product: Target): Promise<string[]> {
  const bare = await startBare();
  const seen: { bare: Round; product: Round }[] = [];
  try {
    // Both run in each round, so that other work on the machine affects both; the first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const pair = {
        bare: await measure(bare, roundConnections, roundMs),
        product: await measure(product, roundConnections, roundMs),
      };
      if (round > 0) seen.push(pair);
    }
  } finally {
    bare.stop();
  }
  const cpu = (name: 'bare' | 'product') => median(seen.map((pair) => pair[name].cpuUs));
  const share = median(seen.map((pair) => pair.bare.cpuUs / pair.product.cpuUs));
  const rate = median(seen.map((pair) => pair.product.perSecond / pair.bare.perSecond));
  const lines = [
    `POST /pixel/logEvent, commit before the answer: ${cpu('product').toFixed(0)} µs of server CPU, bare node:http ${cpu('bare').toFixed(0)} µs: ${(share * 100).toFixed(0)} % of its throughput per CPU (median of ${rounds} rounds; driver and database on the same cores: ${(rate * 100).toFixed(0)} % by the clock)`,
  ];
  for (const connections of tailConnections) {
    const { perSecond, p50Ms, p95Ms, p99Ms, errors } = await measure(product, connections, roundMs * 2);
    lines.push(
      `  ${String(connections).padStart(4)} connections: ${perSecond.toFixed(0)}/s  p50 ${p50Ms.toFixed(0)} ms  p95 ${p95Ms.toFixed(0)} ms  p99 ${p99Ms.toFixed(0)} ms  errors ${errors}`,
    );
  }
  return lines;
}
