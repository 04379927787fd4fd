import { isFullRun } from '../tools/test/isFullRun';
import { breakConfig, soundConfig } from './support/breakConfig';
import { handWritten, modal, said, smsModal } from './support/handWritten';
import { expect, test } from './support/test';

const tall = '<h1>Shop</h1><div style="height: 4000px"></div>';
const inHead = (script: string): string =>
  `<!doctype html><html lang="en"><head>${script}<meta charset="utf-8"><title>Host page</title></head><body>${tall}</body></html>`;
const tag = (url: string, words = ''): string => `<script src="${url}" ${words}></script>`;
const injector = (url: string): string => `<script>addEventListener('load', () => setTimeout(() => {
  const script = document.createElement('script');
  script.src = ${JSON.stringify(url)};
  document.body.append(script);
}))</script>`;

test.describe('A44 the place of the account script', () => {
  const places: [place: string, page: (account: string) => string][] = [
    ['in the head before anything else', (url) => inHead(tag(url))],
    ['in the head with async @full', (url) => inHead(tag(url, 'async'))],
    ['in the head with defer @full', (url) => inHead(tag(url, 'defer'))],
    ['in the body with both attributes @full', (url) => `${tag(url, 'async defer')}${tall}`],
    ['at the end of the body', (url) => `${tall}${tag(url)}`],
    ['injected by a tag manager after load', (url) => `${tall}${injector(url)}`],
  ];
  for (const [place, page] of places)
    test(`LOAD-01 LOAD-25 ${place}`, async ({ hostPage, product, visitor }) => {
      await visitor.goto(hostPage.serve(page(`${product.url}/1001.js`)));
      await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
      await visitor.scrollTo('60%');
      expect(await visitor.see(`${modal} >> h2`)).toBe('Join the plant club');
    });
});

test.describe('A37 one app, whatever was loaded', () => {
  const pairs: [what: string, page: (account: string, runtime: string) => string][] = [
    ['LOAD-27 two account scripts @full', (account) => tag(account) + tag(account)],
    ['LOAD-27 the account script, then the runtime @full', (account, runtime) => tag(account) + tag(runtime)],
    [
      'LOAD-27 LOAD-28 the runtime, then the account script',
      (account, runtime) => tag(runtime) + tag(account),
    ],
    [
      'LOAD-27 LOAD-28 the runtime under its own id, then the account script',
      (account, runtime) => tag(runtime, 'id="mcwidget-core"') + tag(account),
    ],
    [
      'LOAD-27 LOAD-28 two runtimes, then two account scripts',
      (account, runtime) => tag(runtime) + tag(runtime) + tag(account) + tag(account),
    ],
    [
      'LOAD-27 LOAD-28 all of them async @full',
      (account, runtime) => tag(runtime, 'async') + tag(account, 'async') + tag(runtime, 'async defer'),
    ],
  ];
  for (const [what, page] of pairs)
    test(what, async ({ hostPage, product, visitor }) => {
      const scripts = page(`${product.url}/1001.js`, `${product.url}/widget.js`);
      const counting = '<script>window.trail = []; mcAsyncInit = () => trail.push("ready")</script>';
      await visitor.goto(hostPage.serve(tall + counting + scripts));
      await visitor.waitFor(() => window.trail.includes('ready') && document.readyState === 'complete');
      await visitor.scrollTo('60%');
      await visitor.see(modal);
      const found = await visitor.evaluate(() => ({
        overlays: document.querySelectorAll('.mcwidget-overlay').length,
        trail: window.trail,
        list: window.MC.getWidgetList().length,
      }));
      expect(found).toEqual({ overlays: 1, trail: ['ready'], list: 1 });
    });

  test('LOAD-28 without a configuration the runtime claims nothing; it starts when one is assigned much later', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await visitor.goto(hostPage.serve(tall + tag(`${product.url}/widget.js`)));
    await visitor.waitFor(() => document.readyState === 'complete');
    expect(await visitor.evaluate(() => 'MC' in window)).toBe(false);
    const config = { pageId: 1001, host: product.url, widgets: [smsModal(7)] };
    const kept = await visitor.evaluate((given) => {
      const page = window as unknown as { mcwidget: unknown };
      page.mcwidget = given;
      return page.mcwidget === given;
    }, config);
    expect(kept).toBe(true);
    expect(await visitor.see(`${modal} >> h2`)).toBe('Modal 7');
  });
});

test.describe('names on the page', () => {
  test('LOAD-02 ERR-13 A24 a page with its own MC: one line in the console, and nothing else', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const own = '<script>window.MC = { own: true }; window.push = history.pushState</script>';
    await visitor.goto(hostPage.serve(tall + own + product.scriptTag('1001')));
    await expect.poll(() => said(visitor)).toContain('MC is already on this page');
    await visitor.scrollTo('90%');
    const left = await visitor.evaluate(() => ({
      mc: window.MC,
      overlays: document.querySelectorAll('.mcwidget-overlay').length,
      isPlain: history.pushState === (window as unknown as { push: unknown }).push,
      stored: localStorage.length,
    }));
    expect(left).toEqual({ mc: { own: true }, overlays: 0, isPlain: true, stored: 0 });
    expect(product.seen.map(({ path }) => path)).toEqual(['/1001.js']);
  });

  test('LOAD-02 A25 elements with our names neither disable nor redirect us', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const names = ['MC', 'mcwidget', 'mcAsyncInit', 'mcInitialized', 'MC_BACKEND_PATH', 'currentScript'];
    const documents = ['head', 'forms'];
    const elements = [...names, ...documents].map(
      (
        name,
      ) => `<a id="${name}" href="https://evil.test/x">1</a><form name="${name}"><input name="${name}"></form>
        <img name="${name}" alt=""><iframe name="${name}" srcdoc="frame"></iframe>`,
    );
    await visitor.goto(hostPage.serve(elements.join('') + tall + product.scriptTag('1001')));
    await visitor.waitFor(() => typeof window.MC?.getWidget === 'function' && window.MC.getWidget(5001));
    await visitor.scrollTo('90%');
    await visitor.see(modal);
  });
});

test.describe('callbacks of the host', () => {
  const callbacks = `<script>
    window.trail = [];
    mcAsyncInit = (mc) => trail.push('ready', mc === window.MC, document.querySelectorAll('.mcwidget-overlay').length);
    mcInitialized = (mc) => trail.push('initialized', mc === window.MC, document.querySelector('h1').textContent,
      mc.getWidgetList().length, document.querySelectorAll('.mcwidget-overlay').length);
  </script>`;

  test('LOAD-03 LOAD-04 LOAD-05 LOAD-29 first initialized, then ready, with MC as argument and on the window, in a parsed page', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await visitor.goto(hostPage.serve(inHead(callbacks + tag(`${product.url}/1001.js`))));
    await visitor.waitFor(() => window.trail.includes('ready'));
    const heard = await visitor.evaluate(() => window.trail as unknown[]);
    expect(heard).toEqual(['initialized', true, 'Shop', 1, 0, 'ready', true, 0]);
  });

  test('LOAD-06 functions assigned after the event are still called, each once, and can be read back', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await visitor.goto(hostPage.serve(tall + product.scriptTag('1001')));
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    const heard = await visitor.evaluate(async () => {
      const page = window as unknown as Record<string, unknown>;
      const trail: unknown[] = [];
      for (const name of ['mcInitialized', 'mcAsyncInit']) {
        const callback = (mc: unknown): unknown => trail.push(name, mc === window.MC);
        page[name] = callback;
        page[name] = callback;
        trail.push(page[name] === callback);
        await Promise.resolve();
        page[name] = () => trail.push('another');
        await Promise.resolve();
      }
      return trail;
    });
    expect(heard).toEqual([true, 'mcInitialized', true, 'another', true, 'mcAsyncInit', true, 'another']);
  });

  test('LOAD-07 one that throws reaches the console and stops nothing', async ({
    hostPage,
    product,
    visitor,
  }) => {
    // One engine's driver returns an error object without its message.
    visitor.allowError(/not a function|^Error$/);
    const throwing = '<script>mcInitialized = mcAsyncInit = function (mc) { mc.init({}) }</script>';
    await visitor.goto(hostPage.serve(tall + throwing + product.scriptTag('1001')));
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    await visitor.scrollTo('60%');
    await visitor.see(modal);
    const thrown = (await visitor.messages()).filter(({ type }) => type === 'error');
    expect(thrown.map(({ source }) => source)).toEqual(['console', 'console']);
  });

  test('LOAD-20 API-02 a host that calls parse before the start loses nothing', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const hasty = `<script>const hurry = setInterval(() => {
      if (!window.MC) return;
      clearInterval(hurry);
      trail.push(document.querySelectorAll('.mcwidget-overlay').length);
      MC.parse();
      MC.parse();
    })</script>`;
    await visitor.goto(hostPage.serve(handWritten(product, { widgets: [smsModal(7)] }) + hasty));
    expect(await visitor.see(`${modal} >> h2`)).toBe('Modal 7');
    expect(await visitor.evaluate(() => window.trail as unknown[])).toEqual([0]);
  });
});

test.describe('a long-lived page', () => {
  test('BOOT-13 BOOT-14 ERR-15 B12 broken configurations: nothing is thrown into the page, and the good widget shows', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const cases = breakConfig(soundConfig(product.url), isFullRun ? 50 : 20);
    hostPage.serve(
      `<script>
      window.trail = [];
      // The frames are pages of their own: none may remember what another has shown.
      Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied') } });
      for (const name of ['error', 'unhandledrejection'])
        addEventListener(name, (event) => trail.push(String(event.message ?? event.reason)));
      window.mcwidget = JSON.parse(parent.cases[location.search.slice(1)]);
    </script><script src="${product.url}/widget.js"></script>`,
      { path: '/frame' },
    );
    await visitor.goto(hostPage.serve('<h1>Shop</h1>'));
    for (let from = 0; from < cases.length; from += 10) {
      const some = cases.slice(from, from + 10);
      await visitor.evaluate(
        (texts) => {
          Object.assign(window, { cases: texts });
          document.body.innerHTML = texts
            .map((_, index) => `<iframe src="/frame?${index}"></iframe>`)
            .join('');
        },
        some.map(({ text }) => text),
      );
      const shown = some.map(({ mustShow }) => mustShow);
      const outcome = () =>
        visitor.evaluate(
          (expected) =>
            [...document.querySelectorAll('iframe')].map(({ contentWindow: frame }, index) => {
              const overlay = frame?.document.querySelector('[data-widget-id="1"]');
              const isShown = Boolean(overlay?.shadowRoot?.querySelector('dialog[open]'));
              return [frame?.trail ?? ['no page'], expected[index] ? isShown : true];
            }),
          shown,
        );
      const wanted = some.map(() => [[], true]);
      await expect.poll(outcome, { message: some.map(({ what }) => what).join('\n') }).toEqual(wanted);
    }
  });
});
