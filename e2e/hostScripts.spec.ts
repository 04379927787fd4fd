import { storageKeys } from '@beckon/contract';
import { widgetOf } from './support/everyType';
import { handWritten, modal, smsModal } from './support/handWritten';
import { field, leaveNumber, signUpInModal, thanks } from './support/leaveNumber';
import { expect, test } from './support/test';

const tall = `<h1>Shop</h1>${'<p>Text</p>'.repeat(200)}`;
const script = (code: string): string => `<script>window.trail = []; ${code}</script>`;

/** What a page does before our script loads. */
const habits: [what: string, head: string][] = [
  [
    'wrapped timers and listeners that insist on their receiver',
    script(`for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask']) {
      const own = window[name];
      window[name] = function (call, ...rest) {
        if (this !== undefined && this !== window) throw new TypeError('Illegal invocation');
        return own.call(window, (...given) => call(...given), ...rest);
      };
    }
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...given) { return listen.apply(this ?? window, given) };`),
  ],
  [
    'frozen prototypes',
    script(`for (const one of [Object, Array, Function, String, Number, Boolean, Symbol, Promise, Map, Set, WeakMap, RegExp, Date, Error,
        TypeError, EventTarget, Event, CustomEvent, Node, Element, HTMLElement, Document, ShadowRoot, URL, URLSearchParams, Storage, Response,
        Headers, Request, AbortController]) { Object.freeze(one); Object.freeze(one.prototype) }`),
  ],
  ['no console', script('delete window.console')],
  [
    'a console that throws',
    script(`for (const name of Object.keys(console)) console[name] = () => { throw new Error('console') }`),
  ],
  [
    'module loaders of the host',
    script(`window.define = () => trail.push('define'); define.amd = {}; window.require = () => trail.push('require');
      window.exports = new Proxy({}, { set: (_, name) => trail.push(name) }); window.module = { exports }`),
  ],
  [
    'a constant Math.random and a frozen clock',
    script('{ const nowMs = Date.now(); Math.random = () => 0.5; Date.now = () => nowMs }'),
  ],
  ['another base for links and frames', `<base href="https://elsewhere.test/" target="_blank">${script('')}`],
];

/** These two rule others out. */
const isAlone = (what: string): boolean => /^frozen prototypes|^no console/.test(what);
const together = habits.filter(([what]) => !isAlone(what)).map(([, head]) => head);
/** Outside of `test:full`, one page has all habits that go together. */
const pages = [
  ...habits.map(([what, head]) => [isAlone(what) ? what : `${what} @full`, head] as const),
  ['all other habits at once', together.join('')] as const,
];

test.describe('A20 A22 A23 A27 A28 A45 what a page has changed before our script loads', () => {
  for (const [what, head] of pages)
    test(`LOAD-26 a visitor signs up: ${what}`, async ({ hostPage, product, visitor }) => {
      const page = `<!doctype html><html lang="en"><head>${head}<title>Shop</title></head><body>${tall}${product.scriptTag('1001')}</body></html>`;
      await visitor.goto(hostPage.serve(page));
      await signUpInModal(visitor, product);
      // No loader of the page has noticed it.
      expect(await visitor.evaluate(() => window.trail)).toEqual([]);
    });

  test('LOAD-26 A42 A43 documents in XHTML and in quirks mode: a visitor signs up', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const inside = `<head><title>Shop</title></head><body>${tall}<script src="${product.url}/1001.js" async="async"></script></body></html>`;
    const xhtml = { headers: { 'content-type': 'application/xhtml+xml' } };
    await visitor.goto(
      hostPage.serve(`<html xmlns="http://www.w3.org/1999/xhtml">${inside}`, { path: '/xhtml', ...xhtml }),
    );
    await signUpInModal(visitor, product);
    await visitor.evaluate(() => localStorage.clear());
    await visitor.goto(hostPage.serve(`<html>${inside}`, { path: '/quirks' }));
    expect(await visitor.evaluate(() => document.compatMode)).toBe('BackCompat');
    await signUpInModal(visitor, product);
  });
});

test.describe('what a page does with its layers', () => {
  const traps = [
    'body { transform: translateX(40px) }',
    'body { filter: blur(1px) }',
    'html { zoom: 1.5 }',
    'body { contain: strict; width: 300px; height: 100px }',
    'html, body { overflow: hidden; height: 100% }',
    'body { position: fixed; width: 50% }',
  ];
  const docked = widgetOf('slide_in', { main: { slideInPlacement: 'rb' } }, { id: 8 });
  test('LOAD-26 A15 bodies that are containing blocks: a modal is whole in the window, on top', async ({
    hostPage,
    product,
    visitor,
  }) => {
    for (const trap of traps) {
      await visitor.goto(
        hostPage.serve(`<style>${trap}</style>${handWritten(product, { widgets: [smsModal(7)] })}`),
      );
      await visitor.see('.mcwidget-overlay >> input[type=tel]');
      const placed = () =>
        visitor.evaluate(() => {
          const host = document.querySelector('.mcwidget-overlay');
          const card = host?.shadowRoot?.querySelector('dialog, [role=dialog]')?.getBoundingClientRect();
          if (!card) return 'nothing';
          const { left, top, right, bottom } = card;
          const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return isInside && onTop === host
            ? 'whole'
            : `${[left, top, right, bottom]} ${onTop?.outerHTML.slice(0, 80)}`;
        });
      await expect.poll(placed, trap).toBe('whole');
    }
  });

  test('LOAD-26 A16 A62 a host that opens a dialog of its own above ours can be used, and prints without us', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const own = '<dialog id="own"><button onclick="trail.push(1)">Buy</button></dialog>';
    await visitor.goto(hostPage.serve(own + handWritten(product, { widgets: [docked] })));
    await visitor.see('.mcwidget-overlay >> input[type=tel]');
    await visitor.evaluate(() => (document.getElementById('own') as HTMLDialogElement).showModal());
    for (let press = 0; press < 5; press += 1) await visitor.click('#own button');
    expect(await visitor.evaluate(() => window.trail.length)).toBe(5);
    await visitor.tab?.emulateMedia({ media: 'print' });
    const onPaper = await visitor.evaluate(() =>
      [...document.querySelectorAll('.mcwidget-overlay')].map((one) => getComputedStyle(one).display),
    );
    expect(onPaper).toEqual(['none']);
  });

  test('LOAD-26 A39 in frames the script works inside, and the page around it stays as it is', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const inner = `${tall}${product.scriptTag('1001')}`;
    hostPage.serve(inner, { path: '/inner' });
    const written = inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    await visitor.goto(
      hostPage.serve(
        `<iframe src="/inner"></iframe><iframe srcdoc="${written}"></iframe><p id="end">End</p>`,
      ),
    );
    await expect
      .poll(() =>
        visitor.evaluate(() =>
          [...document.querySelectorAll('iframe')].map(({ contentWindow: frame }) =>
            [frame && 'MC' in frame, Boolean(frame?.document.querySelector('.mcwidget-overlay'))].join(),
          ),
        ),
      )
      // A document without an address of its own is on no list of websites.
      .toEqual(['true,true', 'true,false']);
    const around = await visitor.evaluate(() => ({
      hasApp: 'MC' in window,
      elements: [...document.body.children].map(({ tagName }) => tagName),
    }));
    expect(around).toEqual({ hasApp: false, elements: ['IFRAME', 'IFRAME', 'P'] });
  });
});

const openModal = `mcAsyncInit = () =>
  MC.getWidget(MC.getWidgetList().find(({ type }) => type === 'modal').widgetId).open()`;

/** Pages that load our files in different ways: what is requested mustn't depend on which of two things happens first. */
const loadings: [how: string, script: string, last: RegExp][] = [
  ['on a page at rest', '', /later-/],
  ['on a page that opens a widget at once', openModal, /sending-/],
];
for (const [how, opening, last] of loadings)
  test(`LOAD-26 A55 a blocker that removes one of our files, whichever, ${how}: the page has no error`, async ({
    hostPage,
    product,
    visitor,
  }) => {
    // Our own message about it, which is no error of the page.
    visitor.allowError(/Failed to load resource|^Beckon: .*Failed to fetch dynamically imported module/);
    // Every visitor is new. A page that is left may still store something, so the next one forgets it.
    const before = script(`localStorage.clear(); ${opening}`);
    const page = hostPage.serve(`${tall}${before}${product.scriptTag('1001')}`);
    const listFiles = () =>
      [...new Set(product.seen.map(({ path }) => path))].filter((path) => path.endsWith('.js'));
    await visitor.goto(page);
    await expect.poll(() => listFiles().some((file) => last.test(file))).toBe(true);
    if (opening) await visitor.see(field);
    const files = listFiles();
    expect(files.length).toBeGreaterThan(opening ? 3 : 1);
    for (const file of files) {
      const pattern = `**${file}`;
      let isBlocked = false;
      await visitor.tab?.route(pattern, (route) => {
        isBlocked = true;
        return route.abort('blockedbyclient');
      });
      await visitor.goto(page);
      await expect.poll(() => isBlocked, file).toBe(true);
      expect(await visitor.see('h1')).toBe('Shop');
      await visitor.tab?.unroute(pattern);
    }
    await visitor.goto(page);
    if (!opening) await visitor.scrollTo('60%');
    await visitor.see(modal);
  });

test('LOAD-23 LOAD-26 PIX-23 a page that opens a widget once it is parsed requests no part for pages at rest, even if events wait from before', async ({
  hostPage,
  product,
  visitor,
}) => {
  const before = script(`localStorage.setItem('${storageKeys.pixelQueue}', '[]'); ${openModal}`);
  // Without `async`: our script runs while the page is still being parsed.
  const page = hostPage.serve(`${before}<script src="${product.url}/1001.js"></script>${tall}`);
  // The second visit has all files in its cache, and is faster.
  for (const _ of ['first', 'second']) {
    const had = product.seen.length;
    await visitor.goto(page);
    await visitor.see(field);
    const listPaths = () => product.seen.slice(had).map(({ path }) => path);
    await expect.poll(() => listPaths().some((path) => path.startsWith('/pixel/'))).toBe(true);
    expect(listPaths().filter((path) => path.includes('later-'))).toEqual([]);
  }
});

test('LOAD-26 A78 on a page with card fields, our script neither reads them nor hears keys before the page does', async ({
  hostPage,
  product,
  visitor,
}) => {
  const spy = script(`
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    Object.defineProperty(HTMLInputElement.prototype, 'value', { configurable: true, set,
      get() { if (this.className === 'card') trail.push('read'); return get.call(this) } });
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, call, options) {
      const isGlobal = this === window || this === document || this === document.documentElement || this === document.body;
      const isEarly = options === true || options?.capture === true;
      // Our listener for Ctrl+L, an exit intent, runs after the page's.
      const isKey = type === 'keydown' && !isEarly;
      if (isGlobal && !isKey && /^(input|change|beforeinput|key|paste|copy|submit|formdata)/.test(type)) trail.push(type);
      return listen.call(this, type, call, options);
    };`);
  const cards =
    '<form><input class="card" autocomplete="cc-number"><input class="card" autocomplete="cc-csc"></form>';
  await visitor.goto(hostPage.serve(spy + cards + tall + product.scriptTag('1001')));
  await visitor.click('.card');
  await visitor.type('4111111111111111');
  await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
  expect(await visitor.evaluate(() => window.trail)).toEqual([]);
  await visitor.scrollTo('60%');
  await leaveNumber(visitor);
  await visitor.see(thanks);
  // While a modal is open, it hears Escape first.
  expect(await visitor.evaluate(() => window.trail)).toEqual(['keydown']);
});
