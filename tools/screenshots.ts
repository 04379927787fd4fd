import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../e2e/support/startServer';
import { findOnPath, locateEngines } from './browsers/locateEngines';
import { build } from './build';
import { encodePng } from './screenshots/encodePng';
import { readPixels } from './screenshots/readPixels';
import { type Shot, shots } from './screenshots/shots';

const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const kB = 1000;
const mostBytes = 80 * kB;
const palettes = [200, 128, 64, 40];
const phone = { width: 390, height: 844, scale: 1.5 };
const phoneAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const desktop = { width: 1280, height: 800, scale: 1 };

/** Takes the screenshots in docs/screenshots again: `npx tsx tools/screenshots.ts`, with `--no-build` from the last build. */
export async function screenshots(words: readonly string[]): Promise<void> {
  if (!words.includes('--no-build')) await build();
  const server = await startServer({});
  const executablePath = locateEngines().chromium?.browser ?? findOnPath('chromium');
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  try {
    await mkdir(folder, { recursive: true });
    for (const shot of shots) await capture(browser, server.url, shot);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function capture(browser: Browser, url: string, shot: Shot): Promise<void> {
  const { width, height, scale } = shot.isPhone ? phone : desktop;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: shot.scheme ?? 'light',
    isMobile: shot.isPhone ?? false,
    ...(shot.isPhone && { userAgent: phoneAgent }),
  });
  await page.goto(url + shot.path);
  for (const step of shot.steps) await step(page);
  const picture = await shrink(page);
  await writeFile(join(folder, `${shot.name}.png`), picture);
  await page.close();
  console.log(`${shot.name}.png  ${(picture.length / kB).toFixed(0)} kB`);
}

/** Uses as many colors as keep the file small. */
async function shrink(page: Page): Promise<Buffer> {
  const pixels = await readPixels(page, await page.screenshot());
  let picture: Buffer = Buffer.alloc(0);
  for (const colors of palettes) {
    picture = encodePng(pixels, colors);
    if (picture.length <= mostBytes) break;
  }
  return picture;
}

if (process.argv[1] && pathToFileURL(resolve(process.argv[1])).href === import.meta.url)
  await screenshots(process.argv.slice(2));
