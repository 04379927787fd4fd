import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { ProjectOptions } from './e2e/support/test';
import { engines } from './tools/browsers/engines';

const maxWorkers = 4;
/** What is the same in every engine, and long: asked once. */
const askedOnce =
  /(?:consoleAxe|consoleComplaints|consoleFields|consoleKeyboard|controlsAxe|controlsSizes|gallery|hostile|widgetsAxe|widgetsLayout|xss)\.spec\.ts$/;

/** One project per engine, and one more for the second renderer. `npm run e2e` chooses those that can run here. */
export default defineConfig<object, ProjectOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: 'list',
  // Long enough for a machine that is busy with other things; nothing waits for a time, only for what is expected.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // Whoever needed the second try is named at the end, and counted (decision 0010).
  retries: process.env.CI ? 1 : 0,
  // Each worker holds a browser, a server and a database.
  workers: Math.min(maxWorkers, Math.max(1, Math.floor(availableParallelism() / 2))),
  projects: [
    ...engines.map((engine) => ({
      name: engine,
      use: { engine },
      ...(engine === 'chromium' ? {} : { testIgnore: askedOnce }),
    })),
    {
      name: 'chromium-react',
      grep: /@both-renderers/,
      use: { engine: 'chromium', renderer: 'react' },
    },
  ],
});
