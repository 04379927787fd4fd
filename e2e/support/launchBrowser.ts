import type { Browser, PlaywrightWorkerArgs } from '@playwright/test';
import type { Engine } from '../../tools/browsers/engines';
import { locateEngines } from '../../tools/browsers/locateEngines';

/** Chromium asks its maker's hosts by itself; the pages' hosts are resolved by the proxy, so no name is needed. */
const noNames = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Forms make Chromium ask a server how to fill them in; nobody answers at this one. */
const noAutofillServer = '--autofill-server-url=http://127.0.0.1:9/';

/** Which program: the shell without a window, or where that lacks something the whole browser. */
export type Program = 'shell' | 'browser';

/** Starts Chromium or Firefox, silent towards the outside. */
export function launchBrowser(
  engine: Exclude<Engine, 'webkit'>,
  { chromium, firefox }: PlaywrightWorkerArgs['playwright'],
  program: Program,
): Promise<Browser> {
  const files = locateEngines();
  const executablePath = engine === 'chromium' ? files.chromium?.[program] : files.firefox?.browser;
  if (!executablePath)
    throw new Error(`${engine} is not installed: \`npm run e2e\` installs it or says how.`);
  if (engine === 'chromium')
    return chromium.launch({
      executablePath,
      // As visitors have it: a page that is left can come back as it was.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', noNames, noAutofillServer],
    });
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    // Both together, or Firefox asks its maker's settings service as soon as it starts.
    env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' } as Record<string, string>,
    firefoxUserPrefs: {
      'services.settings.server': 'data:,#remote-settings-dummy/v1',
    },
  });
}
