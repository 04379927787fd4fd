import { Agent, request } from 'node:http';

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; errors: number };

type Target = { url: string; connections: number; forMs: number; headers?: Record<string, string> };

const secondMs = 1000;
const half = 0.5;
const tail = 0.99;

/** A closed loop over kept-alive connections for a limited time, on loopback only. */
export async function hammer({ url, connections, forMs, headers = {} }: Target): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let errors = 0;
  const end = performance.now() + forMs;
  const one = (): Promise<void> =>
    new Promise((done) => {
      const began = performance.now();
      const sent = request(url, { agent, headers }, (response) => {
        response.resume();
        response.once('end', () => {
          times.push(performance.now() - began);
          if (response.statusCode !== 200) errors += 1;
          done();
        });
      });
      sent.once('error', () => {
        errors += 1;
        done();
      });
      sent.end();
    });
  const lane = async (): Promise<void> => {
    while (performance.now() < end) await one();
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / (forMs / secondMs), p50Ms: at(half), p99Ms: at(tail), errors };
}
