import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '../../e2e/support/startServer';
import { challengeSteps } from '../../packages/server/src/optin/pure/chooseTries';
import { locateEngines } from '../../tools/browsers/locateEngines';

const slowdown = 4;
const rounds = 9;
const salt = 'AbCd-_0123456789abcdef';
const assets = join(import.meta.dirname, '../../dist/visitor/preact/assets');

type Asked = { file: string; challenge: { sign: string; salt: string; target: string; tries: number } };

/** Runs in the page, so it can't use anything outside itself: does the work, and returns how long it took and its longest task. */
async function work({ file, challenge }: Asked): Promise<{ wholeMs: number; longestMs: number }> {
  const tasks: number[] = [0];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  const { solveChallenge } = await import(file);
  observer.observe({ type: 'longtask' });
  const began = performance.now();
  const answer = await solveChallenge({ challenge }, {}, async () => 'sent');
  const wholeMs = performance.now() - began;
  if (answer !== 'sent') throw new Error('The work was done in vain.');
  await new Promise((done) => setTimeout(done, 100));
  return { wholeMs, longestMs: Math.max(...tasks) };
}

/** Measures how long the proof of work at an unusual pace takes at worst, on a CPU slowed down four times. Requires a build. */
export async function measureChallenge(): Promise<string[]> {
  const executablePath = locateEngines().chromium?.browser;
  if (!executablePath) return ['the challenge is not measured: Chromium is not installed'];
  const part = readdirSync(assets).find((name) => name.startsWith('solveChallenge-'));
  const server = await startServer({});
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const lines = [
      `work before a number is taken, its worst case, processor ${slowdown} times slower, ${rounds} new pages:`,
    ];
    for (const { tries } of challengeSteps) {
      const target = createHash('sha256')
        .update(`${salt}.${tries - 1}`)
        .digest('hex');
      const asked = { file: `${server.url}/assets/${part}`, challenge: { sign: 'a.b', salt, target, tries } };
      const took: Awaited<ReturnType<typeof work>>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const page = await browser.newPage();
        await page.addInitScript('globalThis.__name = (named) => named');
        await page.goto(`${server.url}/sites/controls/?control=Button&state=none&bare=1`);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        took.push(await page.evaluate(work, asked));
        await page.close();
      }
      const times = took.map(({ wholeMs }) => wholeMs).toSorted((one, other) => one - other);
      const [median, most] = [times[Math.floor(rounds / 2)] ?? Number.NaN, times.at(-1) ?? Number.NaN];
      const longest = Math.max(...took.map(({ longestMs }) => longestMs));
      lines.push(
        `  ${String(tries).padStart(6)} tries  median ${median.toFixed(0)} ms  most ${most.toFixed(0)} ms  longest task ${longest < 50 ? 'under 50' : longest.toFixed(0)} ms`,
      );
    }
    return lines;
  } finally {
    await browser.close();
    await server.stop();
  }
}
