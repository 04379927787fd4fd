import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '../../e2e/support/startServer';
import { build } from '../../tools/build';
import { hammer, type Load } from './hammer';

const connections = 32;
const forMs = 3000;

const shown = (name: string, { perSecond, p50Ms, p99Ms, errors }: Load, yardstick: Load): string =>
  `${name.padEnd(28)} ${perSecond.toFixed(0).padStart(7)}/s  ${(perSecond / yardstick.perSecond).toFixed(2)} of bare  p50 ${p50Ms.toFixed(1)} ms  p99 ${p99Ms.toFixed(1)} ms  errors ${errors}`;

/** Measures the start-up time, and compares the account script from memory with a bare `node:http` that sends the same bytes. */
export async function measureServer(): Promise<string[]> {
  await build();
  const began = performance.now();
  const server = await startServer({});
  const startMs = performance.now() - began;
  try {
    const body = await (await fetch(`${server.url}/1001.js`)).text();
    const bare = createServer((_, response) =>
      response.setHeader('content-type', 'text/javascript').end(body),
    );
    await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
    const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
    const loads: Load[] = [];
    // A warm-up for each: both processes have just started.
    for (const url of [bareUrl, `${server.url}/1001.js`])
      await hammer({ url, connections, forMs: forMs / 3 });
    for (const url of [bareUrl, `${server.url}/1001.js`, `${server.url}/healthz`]) {
      loads.push(await hammer({ url, connections, forMs }));
    }
    bare.close();
    const [yardstick, script, health] = loads as [Load, Load, Load];
    return [
      `first start, database made new: ${(startMs / 1000).toFixed(1)} s`,
      shown('bare node:http', yardstick, yardstick),
      shown('GET /1001.js', script, yardstick),
      shown('GET /healthz', health, yardstick),
    ];
  } finally {
    await server.stop();
  }
}
