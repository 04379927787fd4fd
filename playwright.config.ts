import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { ProjectOptions } from './e2e/support/test';
import { engines } from './tools/browsers/engines';
import { isFullRun } from './tools/test/isFullRun';
import { mostWorkers } from './tools/test/mostWorkers';

/** No engine makes a difference here, and these specs are long or need Chromium's own tools. */
const chromiumOnly =
  /(?:consoleAxe|consoleClosing|consoleComplaints|consoleDevices|consoleFields|consoleKeyboard|consoleOffline|consoleSpanish|controlsAxe|controlsSizes|gallery|hostScripts|hostile|pageRequests|policies|widgetsAxe|widgetsLayout|xss)\.spec\.ts$/;

/** What the shell, which all other tests use, does not have. */
const wholeBrowser = /@whole-browser/;
/** Variants of what another test proves: they run in `npm run test:full`. */
const fullOnly = /@full/;

/** One project per engine, and more for the second renderer and for tests that need the whole of Chromium. `npm run e2e` picks the engines that this machine has. */
export default defineConfig<object, ProjectOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: [['list'], ['./tools/report/BrowserReporter.ts']],
  // Generous, for busy machines: tests wait for a condition, never for a time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  fullyParallel: true,
  // Each worker runs a browser, a server and a database; one more than there are cores, as each waits for its page now and then.
  workers: Math.min(mostWorkers, availableParallelism()) + 1,
  // The small projects first: while they run, with a worker each, the others begin with Chromium.
  projects: [
    ...(isFullRun
      ? []
      : [
          {
            name: 'chromium-whole',
            grep: wholeBrowser,
            use: { engine: 'chromium' as const, program: 'browser' as const },
            workers: 1,
          },
        ]),
    {
      name: 'chromium-react',
      grep: /@both-renderers/,
      use: { engine: 'chromium', renderer: 'react' },
      workers: 1,
    },
    ...engines.toReversed().map((engine) => ({
      name: engine,
      use: { engine },
      ...(engine === 'chromium'
        ? { grepInvert: isFullRun ? [] : [wholeBrowser, fullOnly] }
        : {
            testIgnore: chromiumOnly,
            ...(isFullRun ? {} : { grep: /@every-engine/, workers: 1 }),
          }),
    })),
  ],
});
