import { defineConfig } from 'vitest/config';
import { mendDriver } from './tools/build/mendDriver';

/** A test waits for what it expects, never for a time: the limits are for a machine that is busy with other things. */
const limits = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** Three rooms of tests: pure values, a DOM, and the server with its real database. */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'pure',
          ...limits,
          include: [
            'packages/contract/src/**/*.test.ts',
            'packages/widget/src/{core,explain,preview}/**/*.test.ts',
            'packages/pixel/src/core/**/*.test.ts',
            'packages/server/src/{rules,owner/rules,owner/shapes}/**/*.test.ts',
            'packages/controls/src/**/*.test.ts',
            'packages/console/src/**/*.test.ts',
            'sites/sandbox/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'dom',
          ...limits,
          environment: 'happy-dom',
          css: { modules: { classNameStrategy: 'non-scoped' } },
          include: [
            'packages/platform/src/**/*.test.ts',
            'packages/widget/src/{edge,ui,messenger,video}/**/*.test.{ts,tsx}',
            'packages/pixel/src/edge/**/*.test.ts',
            'packages/controls/src/**/*.test.tsx',
            'packages/console/src/**/*.test.tsx',
          ],
        },
      },
      {
        plugins: [mendDriver()],
        test: {
          name: 'server',
          // The driver as the product has it.
          server: { deps: { inline: ['postgres'] } },
          globalSetup: ['packages/server/src/testing/setup.ts'],
          include: ['packages/server/src/**/*.test.ts'],
          exclude: ['packages/server/src/{rules,owner/rules,owner/shapes}/**', '**/node_modules/**'],
          ...limits,
        },
      },
    ],
  },
});
