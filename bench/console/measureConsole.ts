import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../../e2e/support/startServer';
import { locateEngines } from '../../tools/browsers/locateEngines';
import { readProcess } from '../ingest/readProcess';
import { addSubscribers } from '../people/addSubscribers';
import { openNumbersOf } from '../people/openNumbersOf';
import { countNodes, readFrames, reportFrames } from './readFrames';
import { people, seedWidgets, size } from './seedWidgets';

type Print = (line: string) => void;

const account = { email: 'bench@example.test', password: 'correct horse battery', pageName: 'Bench' };
const rounds = 15;
const pages = 20;
const memoryEveryMs = 100;
const row = 'tbody tr';

/** How long something takes, in milliseconds. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

/** Opens a list on a new page until its first rows show, then scrolls from top to bottom. */
async function openList(page: Page, address: string): Promise<string[]> {
  const firstMs = await timed(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator(row).first().waitFor();
  });
  const before = await countNodes(page);
  const frames = await readFrames(page);
  const after = await countNodes(page);
  return [
    `  first rows after ${firstMs.toFixed(0)} ms; ${before.elements} elements, ${before.frames} previews`,
    `  scrolled through: ${reportFrames(frames)}; then ${after.elements} elements, ${after.frames} previews`,
  ];
}

/** Types into the search of a list until the first row is the expected one. */
async function search(
  page: Page,
  words: (turn: number) => readonly [typed: string, shown: string],
): Promise<string> {
  const field = page.locator('input[type=search]');
  const times: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const [typed, shown] = words(turn);
    await field.fill('');
    await page.locator(row).nth(20).waitFor();
    times.push(
      await timed(async () => {
        await field.fill(typed);
        await page.locator(`${row}:first-child`, { hasText: shown }).waitFor();
      }),
    );
  }
  await field.fill('');
  await page.locator(row).nth(20).waitFor();
  return spread(times);
}

/** Clicks "Show more" until the twentieth page shows. */
async function showMore(page: Page): Promise<string> {
  const times: number[] = [];
  const perPage = await page.locator(row).count();
  for (let turn = 1; turn < pages; turn += 1)
    times.push(
      await timed(async () => {
        await page.getByRole('button', { name: 'Show more' }).click();
        await page
          .locator(row)
          .nth(turn * perPage)
          .waitFor({ state: 'attached' });
      }),
    );
  return `${pages} pages of ${perPage}: ${spread(times)} a page`;
}

/** Exports the whole list as a file and watches the server's memory. */
async function exportAll(page: Page, pid: number): Promise<string> {
  const memory = [readProcess(pid).rssMb];
  const watch = setInterval(() => memory.push(readProcess(pid).rssMb), memoryEveryMs);
  const read = await page.evaluate(async () => {
    const began = performance.now();
    const answer = await fetch('/api/v1/subscribers/export');
    let bytes = 0;
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += part.length;
    return { bytes, ms: performance.now() - began };
  });
  clearInterval(watch);
  const [before = 0] = memory;
  const seconds = read.ms / 1000;
  return `${people.count} lines, ${(read.bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s (${(people.count / seconds).toFixed(0)} lines a second); server ${before.toFixed(0)} MB before, at most ${Math.max(...memory).toFixed(0)} MB`;
}

async function measureWidgets(page: Page, url: string, print: Print): Promise<void> {
  print(`list of ${size.widgets} widgets`);
  for (const line of await openList(page, `${url}/console/widgets`)) print(line);
  await toTop(page);
  const found = await search(page, (turn) => [`number ${400 + turn}`, `Offer number ${400 + turn}`]);
  print(`  search until the row stands there: ${found}`);
}

async function measureSubscribers(page: Page, { url, pid }: RunningServer, print: Print): Promise<void> {
  print(`list of ${people.count} subscribers`);
  for (const line of await openList(page, `${url}/console/subscribers`)) print(line);
  const number = (turn: number): string => `+1415${String(2_000_001 + turn * 61_803).padStart(7, '0')}`;
  const byStart = await search(page, (turn) => [number(turn), number(turn)]);
  const byEnd = await search(page, (turn) => [number(turn).slice(-7), number(turn)]);
  print(`  search, asked for after a rest of 250 ms: whole number ${byStart}; last digits ${byEnd}`);
  const more = await showMore(page);
  print(`  show more, ${more}; then ${(await countNodes(page)).elements} elements`);
  await toTop(page);
  print(`  scrolled through those: ${reportFrames(await readFrames(page))}`);
  print(`  export: ${await exportAll(page, pid)}`);
  print(`  filtered by widget: ${await filterByWidget(page)}`);
}

const toTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** Chooses a widget through the address, as a link does, until its subscribers show. */
async function filterByWidget(page: Page): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const answer = page.waitForResponse((one) => one.url().includes(`widgetId=${900_001 + turn * 7}`));
    times.push(
      await timed(async () => {
        await page.evaluate(
          (id) => {
            history.pushState(null, '', `?widgetId=${id}`);
          },
          900_001 + turn * 7,
        );
        await answer;
        await page.locator(`${row}:first-child`, { hasText: `Offer number ${1 + turn * 7}` }).waitFor();
      }),
    );
  }
  return spread(times);
}

/** Measures the console with 500 widgets and a million subscribers, in a real browser on a real server. */
export async function measureConsole(print: Print): Promise<void> {
  const executablePath = locateEngines().chromium?.browser;
  if (!executablePath)
    return print('console: Chromium is not installed; `npm run e2e` installs it or says how.');
  const server = await startServer({});
  const sql = await openNumbersOf(server.dataDir);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${server.url}/console/sign-up`);
    const accountId = await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/v1/sign-up', { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await made.json()) as { account: { accountId: number } }).account.accountId;
    }, account);
    const load = loadavg()[0]?.toFixed(1);
    print(`console: Chromium at 1280 × 800, built-in database, load average ${load}`);
    await seedWidgets(sql, accountId);
    await measureWidgets(page, server.url, print);
    const filledMs = await timed(() => addSubscribers(sql, accountId, people));
    print(`${people.count} subscribers written in ${(filledMs / 1000).toFixed(0)} s`);
    await measureSubscribers(page, server, print);
  } finally {
    await browser.close();
    await sql.end({ timeout: 0 });
    await server.stop();
  }
}
