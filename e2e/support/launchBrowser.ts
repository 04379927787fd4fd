import type { Browser, PlaywrightWorkerArgs } from '@playwright/test';
import type { Engine } from '../../tools/browsers/engines';
import { locateEngines } from '../../tools/browsers/locateEngines';

/** Chromium contacts its maker's hosts by itself; the proxy resolves the pages' hosts, so no name is needed. */
const noNames = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Forms make Chromium ask a server how to fill them in; nothing answers at this one. */
const noAutofillServer = '--autofill-server-url=http://127.0.0.1:9/';

/** Which program: the shell without a window, or the whole browser if that lacks something. */
export type Program = 'shell' | 'browser';

/** Starts Chromium or Firefox, without any outside requests of its own. */
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
      // As for visitors: a page that was left can come back as it was.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', noNames, noAutofillServer],
    });
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    // Both together, or Firefox contacts its maker's settings service on startup.
    env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' } as Record<string, string>,
    firefoxUserPrefs: {
      'services.settings.server': 'data:,#remote-settings-dummy/v1',
    },
  });
}
