import { createServer } from 'node:http';
import { handWritten, smsModal } from './support/handWritten';
import { listen, shut } from './support/listen';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const bar = '.mcwidget-overlay[data-widget-id="6006"] >> section';
const bubble = '.mcwidget-overlay[data-widget-id="6008"] >> button[aria-expanded]';
/** Where the link of a messenger button leads, wherever it is drawn. */
const linkIn = (visitor: Visitor, id: string): Promise<string> =>
  visitor.evaluate((asked) => {
    const element = document.getElementById(asked);
    const root = element?.shadowRoot ?? element?.querySelector(':scope > div')?.shadowRoot;
    return root?.querySelector('a')?.href ?? '';
  }, id);

test.describe('sample pages with the habits of live ones', () => {
  test('A-01 API-03 API-04 API-05 one that calls at once is served: every widget accepts listeners, and the bar opens', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/patterns/at-once/`);
    await visitor.see(bar);
    const log = () => visitor.evaluate(() => (window as unknown as { log: unknown[] }).log);
    await expect.poll(async () => (await log()).length).toBeGreaterThanOrEqual(3);
    expect(await log()).toEqual(
      expect.arrayContaining([
        [6006, ''],
        [6002, 'first'],
        [6002, 'second'],
      ]),
    );
  });

  test('API-03 API-08 LOAD-17 a plugin that polls for a checkbox gets a handle, before it exists and after; nothing throws, and the redirect follows', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/patterns/checkout/`);
    await expect.poll(() => visitor.see('#state')).toBe('checked: false, reference: none');
    await visitor.click('#next');
    await visitor.see('.mcwidget-checkbox >> input');
    await visitor.click('#order button[type=submit]');
    await expect.poll(() => visitor.see('h1')).toBe('Thank you');
  });

  test('API-08 a submit without any checkbox on the page throws nothing, and the redirect follows', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/patterns/checkout/`);
    await visitor.waitFor(() => typeof window.MC === 'function');
    await visitor.click('#order button[type=submit]');
    await expect.poll(() => visitor.see('h1')).toBe('Thank you');
  });

  test('LOAD-16 LOAD-26 a page that hides the bar and the chat, shows them again, and removes the bar', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/patterns/quiet/`);
    await visitor.waitFor(() => typeof window.MC === 'function');
    // The page moves with its bar: a pointer could miss.
    const press = (id: string) => visitor.evaluate((asked) => document.getElementById(asked)?.click(), id);
    await press('open');
    await visitor.see(bar);
    await visitor.see(bubble);
    await press('read');
    expect([await visitor.sees(bar), await visitor.sees(bubble)]).toEqual([false, false]);
    await press('done');
    await visitor.see(bar);
    await visitor.see(bubble);
    await press('remove');
    await expect.poll(() => visitor.sees(bar)).toBe(false);
    await press('open');
    await visitor.see(bar);
  });

  test('LOAD-22 REF-03 a catalog that reuses its elements: the link has the plant that is shown', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/patterns/catalog/`);
    for (const plant of ['fern', 'fig', 'monstera', 'fern']) {
      await visitor.click(`[data-plant=${plant}]`);
      await expect.poll(() => linkIn(visitor, 'ask')).toMatch(new RegExp(`--${plant}$`));
    }
  });

  test("LOAD-19 A-04 widgets in elements that can't have a shadow root are drawn and work @every-engine", async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/patterns/places/`);
    for (const id of ['td', 'li', 'label', 'button', 'fieldset']) {
      await expect.poll(() => linkIn(visitor, id), { message: id }).toContain('?ref=w6002_');
      expect(await visitor.sees(`#${id} >> a`), id).toBe(true);
    }
    for (const id of ['a', 'form']) await visitor.see(`#${id} >> input[type=tel]`);
    const address = await visitor.url();
    await visitor.click('#a >> input[type=tel]');
    await visitor.type('2015550143');
    expect(await visitor.see('#a >> input[type=tel]')).toMatch(/201.*555.*0143/);
    await visitor.click('#a >> h2');
    expect(await visitor.url()).toBe(address);
    expect(
      await visitor.evaluate(() => {
        const handles = ['td', 'form'].map((id) =>
          window.MC.getWidget(document.getElementById(id) as Element),
        );
        return handles.map((handle) => handle?.type);
      }),
    ).toEqual(['button', 'box']);
  });
});

test.describe('a document that is still loading', () => {
  /** A site whose page arrives in two halves: the second when the test releases it. */
  async function openSlowSite(firstHalf: string) {
    let letGo = (): void => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    const server = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      if (request.url !== '/slow') return void response.end('<!doctype html><title>Frame</title>');
      response.write(`<!doctype html><title>Slow</title><body>${firstHalf}${' '.repeat(2048)}`);
      void held.then(() => response.end('<p id="end">The end</p></body>'));
    });
    const origin = `http://127.0.0.1:${await listen(server)}`;
    return { origin, letGo, close: () => shut(server) };
  }
  const asked =
    '<script>window.trail = []; addEventListener("mcwidget:started", () => trail.push("started"))</script>';
  const asks = (id: number): string => `<script>
    const timer = setInterval(() => {
      if (!window.MC) return;
      clearInterval(timer);
      const handle = MC.getWidget(${id});
      trail.push(document.readyState, MC.getWidgetList().length > 0, handle.type, MC.getWidget(420));
      handle.on('opened', () => trail.push('opened'));
      handle.open();
    });
  </script>`;

  for (const [what, script, id] of [
    ['the script of an account', (url: string) => `<script src="${url}/1001.js" async></script>`, 5001],
    [
      'a handwritten configuration',
      (url: string) =>
        handWritten({ url }, { widgets: [smsModal(7, { whenDisplay: ['anchor', 'never'] })], body: '' }),
      7,
    ],
  ] as const)
    test(`A-01 API-03 API-05 with ${what}: MC is complete as soon as it exists, and its calls are carried out`, async ({
      product,
      visitor,
    }) => {
      const site = await openSlowSite(
        asked + script(product.url).replace('window.trail = [];', '') + asks(id),
      );
      try {
        await visitor.goto(site.origin);
        await visitor.evaluate(() => {
          const frame = document.body.appendChild(document.createElement('iframe'));
          frame.src = '/slow';
        });
        const trail = () =>
          visitor.evaluate(() => document.querySelector('iframe')?.contentWindow?.trail as unknown[]);
        await expect.poll(trail).toEqual(['started', 'loading', true, 'modal', null]);
        site.letGo();
        await expect.poll(async () => (await trail()).at(-1)).toBe('opened');
      } finally {
        await site.close();
      }
    });
});
