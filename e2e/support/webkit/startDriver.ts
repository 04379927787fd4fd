import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineFiles } from '../../../tools/browsers/locateEngines';
import { listen, shut } from '../listen';
import { ended, spawnTied } from '../spawnTied';
import { until } from '../until';
import { startDisplay } from './startDisplay';

const callLimitMs = 40_000;
const stopMs = 5_000;

/** One call of the WebDriver protocol. */
export type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  limitMs?: number,
) => Promise<unknown>;

/** WebKit's driver on a separate display. */
export interface Driver {
  call: Call;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await shut(probe);
  return port;
}

function callsTo(port: number): Call {
  return async (method, path, body, limitMs = callLimitMs) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
      signal: AbortSignal.timeout(limitMs),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };
}

/** Starts WebKit's driver on a separate display. */
export async function startDriver(files: NonNullable<EngineFiles['webkit']>): Promise<Driver> {
  const [display, settings, port] = await Promise.all([
    startDisplay(files.display),
    writeSettings(),
    freePort(),
  ]);
  const child = spawnTied(files.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Otherwise the browser's language is "C".
      LANG: 'en_US.UTF-8',
      XDG_CONFIG_HOME: settings,
    },
  });
  async function stop(): Promise<void> {
    child.kill();
    await ended(child, stopMs);
    // The small browser outlives its driver, but not its display.
    await display.stop();
    await rm(settings, { recursive: true, force: true });
  }
  const call = callsTo(port);
  try {
    await until(() => call('GET', '/status'), 'WebKitWebDriver to start');
  } catch (error) {
    await stop();
    throw error;
  }
  return { call, stop };
}

/** The toolbar by itself is wider than a phone (447 px against 390): this removes all its space. */
const style = `window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
  -gtk-icon-transform: scale(0); }`;

/** Writes the desktop settings that WebKit's small browser reads; returns their folder. */
async function writeSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'beckon-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), style);
  return folder;
}
