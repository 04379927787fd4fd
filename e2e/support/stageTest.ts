import { createVisitor } from './createVisitor';
import { openOutside } from './openOutside';
import { openTab } from './openTab';
import { createStage, type Root, type Stage } from './Stage';
import { expect, test } from './test';
import { openWebKit } from './webkit/openWebKit';

const startMs = 90_000;
const size = { widthPx: 1280, heightPx: 800 };

/** Keys and focus depend on the engine, and most of all in a closed root, which is therefore tried in every engine. */
export const inEveryEngine = (root: Root): string => (root === 'closed' ? ' @every-engine' : '');

/** The test function for the gallery of controls: `stage` keeps one page per worker, since most tests are short. */
export const stageTest = test.extend<{ stage: Stage }, { keptStage: Stage }>({
  keptStage: [
    async ({ engine, ownBrowser, runningProduct }, use) => {
      const outside = await openOutside();
      const options = { ...size, proxyPort: outside.proxyPort };
      const hands = ownBrowser ? openTab(ownBrowser, engine, options) : openWebKit(options);
      const visitor = createVisitor(await hands);
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
    // A browser that is gone must not hide why the test failed.
    const picture = info.status === info.expectedStatus ? undefined : visitor.screenshot();
    const body = await picture?.catch(() => undefined);
    if (body) await info.attach('page', { body, contentType: 'image/png' });
    expect(await visitor.unexpectedErrors(), 'errors that the page reported').toEqual([]);
  },
});
