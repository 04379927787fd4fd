import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startServer } from '../../e2e/support/startServer';
import { findFreePort } from '../../packages/server/src/database/cluster/findFreePort';
import { addSamples } from '../addSamples';
import { addSubscribers } from '../people/addSubscribers';
import { openNumbersOf } from '../people/openNumbersOf';
import { hammer, type Load } from '../server/hammer';

const connections = 32;
const forMs = 3000;
const rows = 20_000;
const [rounds, roundMs] = [5, 1000];
const account = { email: 'bench@example.test', password: 'correct horse battery', pageName: 'Bench' };

type Timed = { name: string; times: number[]; errors: number };
const at = ({ times }: Timed, share: number): string =>
  `${([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1)} ms`;

/** Repeats a call for a while, one after the other, each from its own address. */
async function repeat(name: string, call: (address: string) => Promise<Response>): Promise<Timed> {
  const timed: Timed = { name, times: [], errors: 0 };
  const end = performance.now() + forMs;
  for (let count = 0; performance.now() < end; count += 1) {
    const began = performance.now();
    const answer = await call(`10.9.${(count >> 8) % 256}.${count % 256}`);
    await answer.arrayBuffer();
    timed.times.push(performance.now() - began);
    if (!answer.ok) timed.errors += 1;
  }
  return timed;
}

async function measureMixed(url: string, accountId: number): Promise<string[]> {
  const post = (path: string, address: string, body: unknown) =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  const { email, password } = account;
  const cookie = (await post('/sign-in', '10.8.0.1', { email, password })).headers
    .get('set-cookie')
    ?.split(';')[0];
  const list = (query: string) => (address: string) =>
    fetch(`${url}/api/v1/subscribers?rows=50${query}`, {
      headers: { cookie: cookie ?? '', 'x-forwarded-for': address },
    });
  const [pages, ...timed] = await Promise.all([
    hammer({ url: `${url}/widget/bootstrap?page_id=${accountId}`, connections: 8, forMs }),
    repeat('sign in', (address) => post('/sign-in', address, { email, password })),
    repeat('list, first page', list('')),
    repeat('list, search by last digits', list('&search=4242')),
    repeat('list, filtered by day', list('&from=2026-01-02&to=2026-01-05')),
  ]);
  return [
    `mixed load, ${rows} subscribers, ${pages.perSecond.toFixed(0)} configurations a second beside it (p99 ${pages.p99Ms.toFixed(1)} ms, errors ${pages.errors})`,
    ...timed.map(
      (one) =>
        `  ${one.name.padEnd(28)} ${String(one.times.length).padStart(5)} calls  p50 ${at(one, 0.5)}  p99 ${at(one, 0.99)}  errors ${one.errors}`,
    ),
  ];
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function compareWithBare(target: string): Promise<string> {
  const words = ['--import', 'tsx', join(import.meta.dirname, 'bareText.ts'), target];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(child.stdout, 'data');
    const bareUrl = `http://127.0.0.1:${Number(String(line))}/`;
    const seen: { bare: Load; own: Load }[] = [];
    // Both run in each round, so that other work on the machine affects both; the first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const bare = await hammer({ url: bareUrl, connections, forMs: roundMs });
      seen.push({ bare, own: await hammer({ url: target, connections, forMs: roundMs }) });
    }
    const warm = seen.slice(1);
    const ratio = middle(warm.map(({ bare, own }) => own.perSecond / bare.perSecond));
    const rate = (of: 'bare' | 'own') => middle(warm.map((one) => one[of].perSecond)).toFixed(0);
    const errors = warm.reduce((sum, { own }) => sum + own.errors, 0);
    return `configuration from memory: ${rate('own')}/s, bare node:http ${rate('bare')}/s: ${ratio.toFixed(2)} of bare (middle of ${rounds} rounds); p99 ${middle(warm.map(({ own }) => own.p99Ms)).toFixed(1)} ms, errors ${errors}`;
  } finally {
    child.kill();
  }
}

/**
 * Compares the configuration from memory with a bare `node:http` that sends the same bytes; then measures sign-in and lists under
 * a mixed load.
 */
export async function measureOwner(): Promise<string[]> {
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(
    { PORT: port, TRUST_PROXY: '1', PUBLIC_URL: url },
    { hasCheapPasswords: false },
  );
  await addSamples(server.dataDir);
  const sql = await openNumbersOf(server.dataDir);
  try {
    const made = await fetch(`${url}/api/v1/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    const { accountId } = ((await made.json()) as { account: { accountId: number } }).account;
    await addSubscribers(sql, accountId, {
      count: rows,
      firstWidget: 1,
      widgets: 3,
      startsAt: '2026-01-01',
      every: '1 minute',
    });
    const fromMemory = await compareWithBare(`${url}/widget/bootstrap?page_id=1001`);
    return [fromMemory, ...(await measureMixed(url, accountId))];
  } finally {
    await sql.end({ timeout: 0 });
    await server.stop();
  }
}
