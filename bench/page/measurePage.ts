import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startServer } from '../../e2e/support/startServer';
import { openPool } from '../../packages/server/src/database/openPool';
import { locateEngines } from '../../tools/browsers/locateEngines';
import type { BenchPage } from './BenchPage';
import { createScale } from './createScale';
import { floorPages } from './floorPages';
import { installPeers } from './installPeers';
import { ownPages } from './ownPages';
import { peerPages } from './peerPages';
import { putTables } from './putTables';
import { readBusyShare } from './readBusyShare';
import { seedAccounts } from './seedAccounts';
import { addressOf, servePages } from './servePages';
import { sumVisits, type Visits } from './sumVisits';
import { visitPage, type Ways } from './visitPage';
import { writeCaption } from './writeCaption';
import { writeTables } from './writeTables';

const rounds = { short: { plain: 3, slow: 2 }, full: { plain: 7, slow: 5 } };
const slowdown = 4;
const viewport = { width: 1280, height: 800 };
const docsFile = join(import.meta.dirname, '../../docs/performance.md');
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  // Nothing leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

type Options = { isFull: boolean; isWritten: boolean; print: (line: string) => void };

/**
 * Measures what our script costs a page, next to plain bubbles and other products, all in one run. `isWritten` also puts the tables into
 * docs/performance.md. Requires a build.
 */
export async function measurePage({ isFull, isWritten, print }: Options): Promise<void> {
  const executablePath = locateEngines().chromium?.browser;
  if (!executablePath)
    return print('page: Chromium is not installed; `npm run e2e` installs it or says how.');
  print('page: installing the peers from npm into a temporary folder');
  const peers = await installPeers();
  const server = await startServer({});
  const sql = openPool((await readFile(join(server.dataDir, 'database-url'), 'utf8')).trim(), 1);
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    await seedAccounts(sql);
    const pages = [...(await floorPages()), ...ownPages(server.url), ...(await peerPages(peers.read))];
    const busyShare = await readBusyShare();
    const counts = isFull ? rounds.full : rounds.short;
    const { tables, hasCpuTime } = await measureAll(browser, pages, { ...counts, print });
    const caption = writeCaption({
      ...counts,
      busyShare,
      hasCpuTime,
      version: browser.version(),
      cores: cpus().length,
      date: new Date(),
    });
    const lines = [...caption, '', ...tables];
    print(lines.join('\n'));
    if (isWritten) await writeFile(docsFile, putTables(await readFile(docsFile, 'utf8'), lines));
  } finally {
    await browser.close();
    await sql.end({ timeout: 0 });
    await server.stop();
    await peers.remove();
  }
}

type Rounds = { plain: number; slow: number; print: (line: string) => void };

/** Visits all pages in turns, so that a busy moment of the machine affects all of them, and writes the tables. */
async function measureAll(
  browser: Browser,
  pages: readonly BenchPage[],
  { plain, slow, print }: Rounds,
): Promise<{ tables: string[]; hasCpuTime: boolean }> {
  const host = await servePages(pages);
  try {
    const measured = pages.map((page) => ({
      page,
      visits: { cold: [], repeat: [], slow: [], tasks: [] } as Visits,
    }));
    const round = async (name: string, kinds: readonly (readonly [keyof Visits, Ways])[]): Promise<void> => {
      print(`page: ${name}`);
      for (const { page, visits } of measured) {
        const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
        for (const [kind, ways] of kinds)
          visits[kind].push(await visitPage(context, addressOf(host.origin, page), page, ways));
        await context.close();
      }
    };
    const traced = { isTraced: true };
    for (let turn = 1; turn <= plain; turn += 1)
      await round(`first and repeat visits, round ${turn} of ${plain}`, [
        ['cold', traced],
        ['repeat', traced],
      ]);
    for (let turn = 1; turn <= slow; turn += 1) {
      await round(`slow phone, round ${turn} of ${slow}`, [['slow', { slowdown, isLinkSlow: true }]]);
      await round(`longest tasks, round ${turn} of ${slow}`, [['tasks', { slowdown, ...traced }]]);
    }
    const weigh = await createScale(measured.flatMap(({ visits }) => visits.cold));
    const empty = measured.find(({ page }) => page.kind === 'empty')?.visits;
    if (!empty) throw new Error('The empty page was not measured.');
    return {
      tables: writeTables(
        measured.map(({ page, visits }) => ({ ...page, figures: sumVisits(visits, empty, weigh) })),
      ),
      hasCpuTime: measured.every(({ visits }) => visits.cold.every(({ times }) => times?.hasCpuTime)),
    };
  } finally {
    await host.stop();
  }
}
