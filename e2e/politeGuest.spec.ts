import { readViolations } from './support/readViolations';
import { expect, test } from './support/test';

const modal = '.mcwidget-overlay >> dialog';
const field = `${modal} >> input[type=tel]`;
const submit = `${modal} >> button[type=submit]`;
const tall = '<h1>Shop</h1><div class="tall" style="height: 4000px"></div>';
const immediate = (sections: object = {}) => ({
  widget_id: 5001,
  widget_type: 'modal',
  channel: 'sms',
  data: { main: { title: 'Join', whenDisplay: ['immediately', null] }, ...sections },
});
const own = (url: string, widget: object): string =>
  `<script>window.mcwidget = ${JSON.stringify({ pageId: 1001, host: url, widgets: [widget] })}</script><script src="${url}/widget.js" async></script>`;

test.describe('a polite guest', () => {
  test('LOAD-26 A-04 A01 A07 A72 under a strict policy and Trusted Types it works, with no violation @every-engine', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const page = `<script nonce="n1">window.broken = []; addEventListener('securitypolicyviolation', (e) => broken.push(e.effectiveDirective + ' ' + e.blockedURI));</script>
      <script nonce="n1" src="${product.url}/1001.js" async></script><h1>Shop</h1>${'<p>text</p>'.repeat(200)}`;
    const policy =
      "script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
    await visitor.goto(hostPage.serve(page, { headers: { 'content-security-policy': policy } }));
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    await visitor.scrollTo('60%');
    await visitor.click(field);
    await visitor.type('2015550161');
    await visitor.press('Enter');
    expect(await visitor.see(`${modal} >> [role=status] h2`)).toBe('Welcome to the club');
    expect(await visitor.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  });

  test('LOAD-26 OVL-02 A13 the harshest style sheets of a host change nothing, and none of ours affect the host @every-engine', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const harsh =
      '* { all: unset !important } div { display: none !important } html { font-size: 4px !important } :not(:defined) { display: none }';
    await visitor.goto(
      hostPage.serve(`<style>${harsh}</style><h1 id="host">Shop</h1>${own(product.url, immediate())}`),
    );
    await visitor.see(field);
    // Its layout, not its position in the entrance animation.
    const width = () =>
      visitor.evaluate(
        () => document.querySelector('.mcwidget-overlay')?.shadowRoot?.querySelector('dialog')?.offsetWidth,
      );
    expect(await width()).toBe(640);
    expect(await visitor.evaluate(() => document.styleSheets.length)).toBe(1);
    await visitor.viewport(390, 844);
    await expect.poll(width).toBe(358);
  });

  test('LOAD-26 no global but the documented ones, no attribute left on the page after it closes', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const before = '<script>window.names = Object.getOwnPropertyNames(window);</script>';
    await visitor.goto(hostPage.serve(`${before}${tall}${own(product.url, immediate())}`));
    await visitor.see(field);
    await visitor.press('Escape');
    await expect.poll(() => visitor.sees(modal)).toBe(false);
    const after = await visitor.evaluate(() => {
      const { names } = window as unknown as { names: string[] };
      const grown = Object.getOwnPropertyNames(window).filter(
        (name) => !names.includes(name) && name !== 'names' && !name.startsWith('__pw'),
      );
      return {
        grown: grown.sort(),
        html: document.documentElement.getAttributeNames(),
        body: document.body.getAttributeNames(),
      };
    });
    expect(after).toEqual({
      grown: ['MC', 'MC_PIXEL', 'mcAsyncInit', 'mcInitialized', 'mcwidget'],
      html: ['lang'],
      body: [],
    });
  });

  test('OVL-06 the page behind does not scroll, even if its header is sticky and its body clips @every-engine', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const page = `<style>body { overflow-x: hidden; margin: 0 } header { position: sticky; top: 0 }</style><header id="top">Top</header>${tall}${product.scriptTag('1001')}`;
    await visitor.goto(hostPage.serve(page));
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    await visitor.scrollTo('50%');
    await visitor.see(field);
    expect(await visitor.evaluate(() => document.getElementById('top')?.getBoundingClientRect().top)).toBe(0);
  });

  test("LOAD-26 CHK-06 typing triggers none of the host's shortcuts", async ({
    hostPage,
    product,
    visitor,
  }) => {
    const hotkeys = `<script>addEventListener('keydown', (e) => { if (e.target.tagName !== 'INPUT' && /\\d/.test(e.key)) e.preventDefault(); });</script>`;
    await visitor.goto(hostPage.serve(`${hotkeys}${tall}${own(product.url, immediate())}`));
    await visitor.click(field);
    await visitor.type('20155');
    expect(await visitor.see(field)).toBe('20155');
  });

  test('SUB-17 SUB-20 OPEN-15 after the opt-in the visitor goes where the owner wants', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const thanks = hostPage.serve('<h1>Thanks</h1>', { path: '/thanks' });
    const submitted = { action: 'redirect', redirectUrl: '/thanks', redirectTarget: 'same' };
    await visitor.goto(hostPage.serve(`${tall}${own(product.url, immediate({ submitted }))}`));
    await visitor.click(field);
    await visitor.type('2015550162');
    await visitor.press('Enter');
    await expect.poll(() => hostPage.seen.map(({ path }) => path)).toContain(new URL(thanks).pathname);
  });

  test('OVL-06 LAY-05 has no accessibility violations in any state of the form, and shows owner texts as text @full', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const title = '<img src=x onerror="window.hit = 1">Join';
    const widget = {
      ...immediate(),
      data: { main: { title, desc: 'Text', whenDisplay: ['immediately', null] } },
    };
    await visitor.goto(
      hostPage.serve(
        `<html lang="en"><title>Shop</title><main>${tall}</main>${own(product.url, widget)}</html>`,
      ),
    );
    const violations = () => readViolations(visitor);
    expect(await visitor.see(`${modal} >> h2`)).toBe(title);
    expect(await violations(), 'form').toEqual([]);
    await visitor.click(submit);
    await visitor.see(`${modal} >> [role=alert] svg`);
    expect(await violations(), 'error').toEqual([]);
    await visitor.click(`${modal} >> button[aria-haspopup]`);
    await visitor.see(`${modal} >> [role=option]`);
    expect(await violations(), 'country list').toEqual([]);
    await visitor.press('Escape');
    await visitor.click(field);
    await visitor.type('2015550163');
    await visitor.press('Enter');
    await visitor.see(`${modal} >> [role=status] h2`);
    expect(await violations(), 'submitted').toEqual([]);
    expect(await visitor.evaluate(() => 'hit' in window)).toBe(false);
  });
});
