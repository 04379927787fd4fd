import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mendDriver } from './tools/build/mendDriver';
import { trimPreact } from './tools/build/trimPreact';
import { UnitReporter } from './tools/report/UnitReporter';
import { LongestFirst } from './tools/test/LongestFirst';
import { mostWorkers } from './tools/test/mostWorkers';
import { moveTempToMemory } from './tools/test/moveTempToMemory';

moveTempToMemory();

/** Generous, for busy machines: tests wait for a condition, never for a time. */
const limits = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tools/test/waitLonger.ts'],
};

/** These replace modules, need a history that no router has touched, or leave a modal open, as a runtime has no end: they get modules and a page of their own. */
const runAlone = [
  'packages/widget/src/{acting,edge/watchRoute,later,startRuntime}.test.ts',
  'packages/controls/src/PhoneInput/useCountryList.test.tsx',
  'packages/widget/src/ui/{createMount,createUi,loadParts}.test.ts',
];
/** What completes first frames on a page; the rest of that folder builds them without one. */
const framesOnPages = 'packages/widget/src/frame/setUp*.test.ts';
const pureServerFiles = 'packages/server/src/*/{pure,shapes}';
const workers = Math.min(mostWorkers, availableParallelism());
/** These keep a core busy each: every further worker would only load the same modules again. They begin when the server's tests are done. */
const busy = { maxWorkers: workers, pool: 'threads' as const, sequence: { groupOrder: 1 } };
const dom = {
  environment: 'happy-dom',
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

/**
 * Tests of pure values, of a DOM, and of the server with its real database. Files of a project share their modules (`isolate: false`),
 * which saves more time than any other setting: a test must leave no state behind in a module.
 */
export default defineConfig({
  test: {
    reporters: ['default', new UnitReporter()],
    // Two more than there are cores: at times two of them only wait for servers that a test has stopped.
    maxWorkers: workers + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          ...limits,
          ...busy,
          isolate: false,
          include: [
            'packages/contract/src/**/*.test.ts',
            'packages/widget/src/{core,explain,frame,preview}/**/*.test.{ts,tsx}',
            'packages/pixel/src/core/**/*.test.ts',
            `${pureServerFiles}/**/*.test.ts`,
            'packages/controls/src/**/*.test.ts',
            'packages/console/src/**/*.test.ts',
            'sites/sandbox/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [framesOnPages, '**/node_modules/**'],
        },
      },
      {
        plugins: [trimPreact()],
        test: {
          name: 'dom',
          ...limits,
          ...busy,
          ...dom,
          isolate: false,
          // Preact as the product has it.
          server: { deps: { inline: ['preact'] } },
          setupFiles: [...limits.setupFiles, 'tools/test/cleanPage.ts'],
          include: [
            'packages/platform/src/**/*.test.ts',
            'packages/widget/src/{edge,messenger,renderer,ui,video,watch}/**/*.test.{ts,tsx}',
            'packages/widget/src/*.test.ts',
            framesOnPages,
            'packages/pixel/src/edge/**/*.test.ts',
            'packages/controls/src/**/*.test.tsx',
            'packages/console/src/**/*.test.tsx',
          ],
          exclude: runAlone,
        },
      },
      {
        test: {
          name: 'dom-alone',
          ...limits,
          ...busy,
          ...dom,
          setupFiles: [...limits.setupFiles, 'tools/test/endTimers.ts'],
          include: runAlone,
        },
      },
      {
        plugins: [mendDriver()],
        test: {
          name: 'server',
          ...limits,
          isolate: false,
          // The driver as the product has it.
          server: { deps: { inline: ['postgres'] } },
          globalSetup: ['packages/server/src/testing/setup.ts'],
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [`${pureServerFiles}/**`, '**/node_modules/**'],
        },
      },
    ],
  },
});
