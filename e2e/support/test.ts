import { type Browser, test as base, expect as baseExpect, type TestInfo } from '@playwright/test';
import type { Engine } from '../../tools/browsers/engines';
import { isFullRun } from '../../tools/test/isFullRun';
import { createVisitor } from './createVisitor';
import { launchBrowser, type Program } from './launchBrowser';
import { type HostPage, openHostPage } from './openHostPage';
import { type Outside, openOutside } from './openOutside';
import { openProduct, type Product, type Renderer, type RunningProduct } from './openProduct';
import { openTab } from './openTab';
import type { Visitor } from './Visitor';
import { stopIdleDrivers } from './webkit/borrowDriver';
import { openWebKit } from './webkit/openWebKit';
import { withRecorder } from './withRecorder';

/** What a project chooses. */
export interface ProjectOptions {
  engine: Engine;
  renderer: Renderer;
}

interface WorkerFixtures extends ProjectOptions {
  /** Chromium's shell has no back/forward cache: tests of that ask for the `browser`, which `test:full` uses for all. */
  program: Program;
  ownBrowser: Browser | undefined;
  idleDrivers: undefined;
  runningProduct: RunningProduct;
}

interface Fixtures {
  outside: Outside;
  hostPage: HostPage;
  product: Product;
  visitor: Visitor;
}

/** Playwright's own steps grow to a second, which a fast test would mostly sleep through. */
const pollStepsMs = [20, 40, 80, 150, 250];
const poll: typeof baseExpect.poll = (actual, options) =>
  baseExpect.poll(actual, {
    intervals: pollStepsMs,
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** Playwright's, with shorter steps for what is asked again and again. */
export const expect: typeof baseExpect = new Proxy(baseExpect, {
  get: (whole, name) => (name === 'poll' ? poll : Reflect.get(whole, name)),
});

const startMs = 90_000;
const defaultSize = { width: 1280, height: 800 };

const failed = ({ status, expectedStatus }: TestInfo): boolean => status !== expectedStatus;

/** Only WebKit's driver cannot hear the page; elsewhere pages stay as the test wrote them. */
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

  // Every visitor brings it along, so that nothing leaves unseen in a test that does not speak of it.
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
    const hands = ownBrowser ? openTab(ownBrowser, engine, options) : openWebKit(options);
    const visitor = createVisitor(await hands);
    await use(visitor);
    // A browser that is gone must not hide why the test failed.
    const picture = failed(info) ? await visitor.screenshot().catch(() => undefined) : undefined;
    if (picture) await info.attach('page', { body: picture, contentType: 'image/png' });
    const errors = await visitor.unexpectedErrors();
    await visitor.close();
    expect(errors, 'errors that the page reported').toEqual([]);
  },
});
