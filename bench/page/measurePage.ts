import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../../e2e/support/startServer';
import { locateEngines } from '../../tools/browsers/locateEngines';
import { type BenchPage, makePages } from './makePages';

const rounds = 7;
const msPerS = 1000;

/** What one visit cost: bytes of scripts and their answers as they travelled, script time and all main-thread time. */
type Cost = { bytes: number; scriptMs: number; taskMs: number };

/** Bytes and CPU until the bubble and the modal are visible, beside an empty page and three plain bubbles from the same run. */
export async function measurePage(): Promise<string[]> {
  const executablePath = locateEngines().chromium?.browser;
  if (!executablePath) return ['page: Chromium is not installed; `npm run e2e` installs it or says how.'];
  const server = await startServer({});
  const pages = await makePages(server.url);
  const host = await servePages(pages);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const costs = pages.map((): Cost[] => []);
    // In turns, so that a busy moment of the machine meets all of them.
    for (let round = 0; round < rounds; round += 1)
      for (const [index, page] of pages.entries())
        costs[index]?.push(await visit(browser, `${host.url}/${index}`, page));
    const rows = costs.map(middle);
    const [empty, , preact] = rows as [Cost, Cost, Cost];
    return [
      `page: middle of ${rounds} visits in turns; load average ${loadavg()[0]?.toFixed(1)}; times without those of the empty page`,
      `${'until it is visible'.padEnd(24)}${'kB'.padStart(8)}${'script ms'.padStart(12)}${'all ms'.padStart(10)}${'of preact'.padStart(12)}`,
      ...pages.map(({ name }, index) => row(name, rows[index] as Cost, { empty, preact })),
    ];
  } finally {
    await browser.close();
    host.stop();
    await server.stop();
  }
}

function row(name: string, cost: Cost, { empty, preact }: { empty: Cost; preact: Cost }): string {
  const own = (one: Cost): number => one.scriptMs - empty.scriptMs;
  const shown = [
    (cost.bytes / msPerS).toFixed(1).padStart(8),
    (cost === empty ? cost.scriptMs : own(cost)).toFixed(1).padStart(12),
    (cost === empty ? cost.taskMs : cost.taskMs - empty.taskMs).toFixed(1).padStart(10),
    cost === empty ? '' : `${(own(cost) / own(preact)).toFixed(2)}×`.padStart(12),
  ];
  return name.padEnd(24) + shown.join('');
}

function middle(costs: Cost[]): Cost {
  const of = (key: keyof Cost): number =>
    costs.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
  return { bytes: of('bytes'), scriptMs: of('scriptMs'), taskMs: of('taskMs') };
}

/** A new visitor with an empty cache; bytes are counted for everything but the page itself. */
async function visit(browser: Browser, url: string, { selector }: BenchPage): Promise<Cost> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  const own = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Document' && own.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!own.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  if (selector) await page.locator(selector).first().waitFor();
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string): number => (metrics.find((one) => one.name === name)?.value ?? 0) * msPerS;
  const cost = { bytes, scriptMs: ms('ScriptDuration'), taskMs: ms('TaskDuration') };
  await context.close();
  return cost;
}

/** Host pages on an origin of their own, their scripts compressed as ours are. */
async function servePages(pages: BenchPage[]): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const [, index = '', file] = (request.url ?? '').split('/');
    const page = pages[Number(index)];
    if (file === 'bubble.js') {
      response.setHeader('content-type', 'text/javascript').setHeader('content-encoding', 'gzip');
      return response.end(gzipSync(page?.script ?? ''));
    }
    response.setHeader('content-type', 'text/html');
    return response.end(page ? htmlOf(page, index) : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => void server.close(() => {});
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

function htmlOf({ script }: BenchPage, index: string): string {
  const body =
    '<!doctype html><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,"><h1>Page</h1>';
  return script ? `${body}<script src="/${index}/bubble.js" async></script>` : body;
}
