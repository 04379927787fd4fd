import { timing } from '@beckon/contract';
import type { BrowserContext, CDPSession } from '@playwright/test';
import type { BenchPage } from './BenchPage';
import { parseTrace, probeName } from './parseTrace';
import { type Moment, type Probed, probeText, reportName } from './probeText';
import type { Resource, Visit } from './sumVisits';

/** How a page is visited. */
export type Ways = { slowdown?: number; isLinkSlow?: boolean; isTraced?: boolean };

/** About what a phone has on 4G: 10 Mbit/s down, 5 up, and 60 ms to each answer. */
const link = { latency: 60, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };
const categories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
  'v8',
  'blink.user_timing',
  'loading',
];
/** Tells scripts that the visitor leaves; the page stays, so that we can still read what they did. */
const leaveText = `dispatchEvent(new PageTransitionEvent('pagehide'))\n//# sourceURL=${probeName}`;
const limitMs = 30_000;
/** After this long without a request, the visit is over. */
const quietMs = 500;
const pollMs = 50;

/** Visits a page until it is idle, and returns what the visit showed. Cache and storage are those of the context. */
export async function visitPage(
  context: BrowserContext,
  url: string,
  { shows, waitsForTyping }: BenchPage,
  { slowdown = 1, isLinkSlow = false, isTraced = false }: Ways,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const browser = context.browser();
  await session.send('Network.enable');
  const network = watchNetwork(session);
  const reached = watchMoments(session);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: reportName });
  await page.addInitScript({ content: probeText({ shows, waitsForTyping }) });
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (isLinkSlow) await session.send('Network.emulateNetworkConditions', { offline: false, ...link });
  if (isTraced) await browser?.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'load', timeout: limitMs });
  const isQuiet = (): boolean => network.restedMs() >= quietMs;
  // Our script counts the page view only from here on.
  const isView = (): boolean => performance.now() - (reached.get('rest') ?? Infinity) > timing.pageViewMs;
  const isOver = (): boolean => reached.has('first') && isView() && isQuiet();
  await waitUntil(isOver, `${url} to show its widget and rest`);
  network.expectMore();
  await session.send('Runtime.evaluate', { expression: leaveText });
  await waitUntil(isQuiet, `${url} to send what it has`);
  const trace = isTraced ? await browser?.stopTracing() : undefined;
  // Through the protocol and after the trace: what the driver runs in a page costs more than some widgets do.
  const read = async <Value>(expression: string): Promise<Value> =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value as Value;
  const kept = await read<Probed>('window.__bench');
  const asked = await read<Omit<Resource, 'isCached'>[]>(
    "performance.getEntriesByType('resource').map(({name,startTime})=>({url:name,atMs:startTime}))",
  );
  await page.close();
  return {
    ...kept,
    resources: asked
      .filter((one) => one.url.startsWith('http'))
      .map((one) => ({ ...one, isCached: network.cached.has(one.url) })),
    ...(trace && { times: parseTrace(JSON.parse(String(trace)).traceEvents, url) }),
  };
}

/** When each moment came. */
function watchMoments(session: CDPSession): Map<Moment, number> {
  const reached = new Map<Moment, number>();
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === reportName) reached.set(payload as Moment, performance.now());
  });
  return reached;
}

type Network = {
  /** Addresses that the browser already had. */
  cached: Set<string>;
  /** How long no request has been pending. */
  restedMs: () => number;
  /** Starts this time again. */
  expectMore: () => void;
};

function watchNetwork(session: CDPSession): Network {
  const cached = new Set<string>();
  const open = new Map<string, string>();
  let changedAt = performance.now();
  const expectMore = (): void => {
    changedAt = performance.now();
  };
  const close = ({ requestId }: { requestId: string }): void => {
    open.delete(requestId);
    expectMore();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    open.set(requestId, request.url);
    expectMore();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(open.get(requestId) ?? ''));
  session.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache) cached.add(response.url);
  });
  session.on('Network.loadingFinished', close);
  session.on('Network.loadingFailed', close);
  return { cached, expectMore, restedMs: () => (open.size === 0 ? performance.now() - changedAt : 0) };
}

async function waitUntil(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + limitMs;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Waited ${limitMs} ms for ${what}.`);
    await new Promise((done) => setTimeout(done, pollMs));
  }
}
