import { chromium } from '@playwright/test';
import { startServer } from '../../e2e/support/startServer';
import { locateEngines } from '../../tools/browsers/locateEngines';
import { type Opening, openCountries } from './openCountries';

const slowdown = 4;
const rounds = 15;
const warmUp = 3;
/** At 60 frames a second. */
const frameMs = 1000 / 60;

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Measures how long the country list takes to open on a CPU slowed down four times. Requires a build. */
export async function measureControls(): Promise<string[]> {
  const executablePath = locateEngines().chromium?.browser;
  if (!executablePath) return ['the list of countries is not measured: Chromium is not installed'];
  const server = await startServer({});
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    // tsx wraps inner functions in calls to this.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(`${server.url}/sites/controls/?control=PhoneInput&state=open&root=open&bare=1`);
    await page.locator('.frame[data-ready]').waitFor();
    await page.locator('.frame button').click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const openings: Opening[] = [];
    for (let round = 0; round < warmUp + rounds; round += 1)
      openings.push(await page.evaluate(openCountries));
    const measured = openings.slice(warmUp);
    const row = (name: string, times: readonly number[]): string =>
      `  ${name.padEnd(28)} median ${median(times).toFixed(1)} ms  least ${Math.min(...times).toFixed(1)} ms`;
    const shown = row(
      'press to list on the screen',
      measured.map(({ firstMs }) => firstMs),
    );
    return [
      `list of ${measured[0]?.rows} countries, processor ${slowdown} times slower, ${rounds} times:`,
      row(
        'as many plain elements',
        measured.map(({ plainMs }) => plainMs),
      ),
      `${shown}  (a frame of 60 a second: ${frameMs.toFixed(1)} ms)`,
      row(
        'press to its last row',
        measured.map(({ wholeMs }) => wholeMs),
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
