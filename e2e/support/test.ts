import { type Browser, test as base, type TestInfo } from '@playwright/test';
import type { Engine } from '../../tools/browsers/engines';
import { isFullRun } from '../../tools/test/isFullRun';
import { createVisitor } from './createVisitor';
import { expect } from './expect';
import { launchBrowser, type Program } from './launchBrowser';
import { type HostPage, openHostPage } from './openHostPage';
import { type Outside, openOutside } from './openOutside';
import { openProduct, type Product, type Renderer, type RunningProduct } from './openProduct';
import { openTab } from './openTab';
import { createStage, type Stage } from './Stage';
import type { Visitor } from './Visitor';
import { stopIdleDrivers } from './webkit/borrowDriver';
import { openWebKit } from './webkit/openWebKit';
import { withRecorder } from './withRecorder';

/** What a project chooses. */
export interface ProjectOptions {
  engine: Engine;
  renderer: Renderer;
  /** Chromium's shell has no back/forward cache; `test:full` uses the whole browser for all tests. */
  program: Program;
}

interface WorkerFixtures extends ProjectOptions {
  ownBrowser: Browser | undefined;
  idleDrivers: undefined;
  runningProduct: RunningProduct;
  keptStage: Stage;
}

interface Fixtures {
  outside: Outside;
  hostPage: HostPage;
  product: Product;
  visitor: Visitor;
  /** A control of the gallery. */
  stage: Stage;
}

const startMs = 90_000;
const defaultSize = { width: 1280, height: 800 };

const failed = ({ status, expectedStatus }: TestInfo): boolean => status !== expectedStatus;

/** Only WebKit's driver can't report on the page; elsewhere pages stay as the test wrote them. */
const rewriteFor = (engine: Engine) => (engine === 'webkit' ? withRecorder : undefined);

/** The test function of all browser tests, with its fixtures. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  renderer: ['default', { option: true, scope: 'worker' }],
  program: [isFullRun ? 'browser' : 'shell', { option: true, scope: 'worker' }],

  idleDrivers: [
    async ({ engine: _ }, use) => {
      await use(undefined);
      await stopIdleDrivers();
    },
    { scope: 'worker', auto: true },
  ],

  ownBrowser: [
    async ({ engine, playwright, program }, use) => {
      const browser = engine === 'webkit' ? undefined : await launchBrowser(engine, playwright, program);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker', timeout: startMs },
  ],

  runningProduct: [
    async ({ engine, renderer }, use) => {
      const running = await openProduct(renderer, rewriteFor(engine));
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: startMs },
  ],

  // Every visitor brings it along, so that nothing goes out unnoticed in a test that does not mention it.
  outside: async ({ engine: _ }, use) => {
    const outside = await openOutside();
    await use(outside);
    await outside.close();
    expect(outside.complaints(), 'what left for the outside').toEqual([]);
  },

  hostPage: async ({ engine, outside }, use) => {
    const page = await openHostPage(outside, rewriteFor(engine));
    await use(page);
    await page.close();
  },

  product: async ({ runningProduct, outside }, use, info) => {
    // What a page of the test before sent as it was closed is part of that test.
    await runningProduct.settle();
    const product = runningProduct.anew();
    outside.lead('product.test', Number(new URL(product.url).port));
    await use(product);
    if (failed(info))
      await info.attach('server log', {
        body: product.log.join('\n'),
        contentType: 'text/plain',
      });
  },

  visitor: async ({ engine, ownBrowser, outside, viewport, userAgent, locale, timezoneId }, use, info) => {
    const { width, height } = viewport ?? defaultSize;
    const { proxyPort } = outside;
    const options = {
      widthPx: width,
      heightPx: height,
      proxyPort,
      userAgent,
      locale,
      timezoneId,
    };
    const actions = ownBrowser ? openTab(ownBrowser, engine, options) : openWebKit(options);
    const visitor = createVisitor(await actions);
    await use(visitor);
    // A crashed browser must not hide why the test failed.
    const picture = failed(info) ? await visitor.screenshot().catch(() => undefined) : undefined;
    if (picture) await info.attach('page', { body: picture, contentType: 'image/png' });
    const errors = await visitor.unexpectedErrors();
    await visitor.close();
    expect(errors, 'errors that the page reported').toEqual([]);
  },

  // Most tests of controls are short: they share one page per worker. It is opened for the first of them.
  keptStage: [
    async ({ engine, ownBrowser, runningProduct }, use) => {
      const outside = await openOutside();
      const { width, height } = defaultSize;
      const options = { widthPx: width, heightPx: height, proxyPort: outside.proxyPort };
      const actions = ownBrowser ? openTab(ownBrowser, engine, options) : openWebKit(options);
      const visitor = createVisitor(await actions);
      await use(createStage(visitor, `${runningProduct.anew().url}/sites/controls/`));
      await visitor.close();
      await outside.close();
      expect(outside.complaints(), 'what left for the outside').toEqual([]);
    },
    { scope: 'worker', timeout: startMs },
  ],

  stage: async ({ keptStage }, use, info) => {
    const { visitor } = keptStage;
    await use(keptStage);
    // A crashed browser must not hide why the test failed.
    const picture = failed(info) ? visitor.screenshot() : undefined;
    const body = await picture?.catch(() => undefined);
    if (body) await info.attach('page', { body, contentType: 'image/png' });
    expect(await visitor.unexpectedErrors(), 'errors that the page reported').toEqual([]);
  },
});

export { expect };
