import { dialogOf, modal, smsModal } from './support/handWritten';
import { card, drawn, goThroughHistory, shopTest as test } from './support/shopTest';
import { expect } from './support/test';
import type { Visitor } from './support/Visitor';

/** Records every opening and closing of a widget from now on. */
const listen = (visitor: Visitor, id: number): Promise<boolean> =>
  visitor.waitFor((widgetId) => {
    const handle = window.MC?.getWidget?.(widgetId);
    handle?.on('opened', () => window.trail.push('opened'));
    handle?.on('closed', ({ manualClose }) => window.trail.push(`closed, by hand: ${manualClose}`));
    return handle !== undefined && handle !== null;
  }, id);
const trail = (visitor: Visitor): Promise<string[]> => visitor.evaluate(() => window.trail);
const closeByHand = async (visitor: Visitor): Promise<void> => {
  await visitor.click(`${modal} >> button[aria-label=Close]`);
  await expect.poll(() => visitor.sees(modal)).toBe(false);
};

test.describe('a shop on React Router, as its owner runs it', () => {
  test('LOAD-01 LOAD-25 OWN-20 every address is a separate page, and the account script works on each', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/react-router/products/fern`);
    expect(await visitor.see('h1')).toBe('Maidenhair fern');
    await visitor.click('.brand');
    await drawn(visitor, 'Fern & Fig');
    await visitor.scrollTo('60%');
    expect(await visitor.see(`${modal} >> h2`)).toBe('Join the plant club');
    await closeByHand(visitor);
    await visitor.reload();
    expect(await visitor.see('h1')).toBe('House plants that stay alive');
  });

  test('API-05 API-11 LOAD-06 a component opens the form by its handle and gets the opt-in @both-renderers', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/react-router/`);
    await visitor.click('button.club');
    await visitor.click(`${modal} >> input[type=tel]`);
    await visitor.type('2015550188');
    await visitor.press('Enter');
    await visitor.see(`${modal} >> [role=status] h2`);
    await closeByHand(visitor);
    expect(await visitor.see('.club')).toBe('Good to have you in the plant club.');
  });
});

test.describe('how React Router changes the address', () => {
  test('LOAD-11 LOAD-12 DISP-16 DISP-18 A-02 A-25 links, back and forward: the rule opens and closes it, not manually @both-renderers', async ({
    shop,
    visitor,
  }) => {
    const setup = { urlWhitelist: ['/sites/react-router/products/*'] };
    shop.configure({ widgets: [smsModal(5001, {}, setup)] });
    await visitor.goto(shop.at('/'));
    await listen(visitor, 5001);
    await visitor.click('nav a[href$="/products"]');
    await drawn(visitor, 'Plants');
    expect(await visitor.sees(modal)).toBe(false);
    await visitor.click(card('snake'));
    await drawn(visitor, 'Snake plant');
    await visitor.see(dialogOf(5001));
    await goThroughHistory(visitor, -1);
    await drawn(visitor, 'Plants');
    await expect.poll(() => visitor.sees(modal)).toBe(false);
    await goThroughHistory(visitor, 1);
    await visitor.see(dialogOf(5001));
    expect(await trail(visitor)).toEqual(['opened', 'closed, by hand: false', 'opened']);
    await closeByHand(visitor);
    await visitor.click('nav a[href$="/cart"]');
    await drawn(visitor, 'Cart');
    expect((await trail(visitor)).slice(3)).toEqual(['closed, by hand: true']);
  });

  test('LOAD-12 DISP-18 A-02 A-24 search parameters that it replaces, without a new history entry', async ({
    shop,
    visitor,
  }) => {
    const setup = { urlWhitelist: ['/sites/react-router/products?light=shade'] };
    shop.configure({ widgets: [smsModal(5001, {}, setup)] });
    await visitor.goto(shop.at('/products'));
    await listen(visitor, 5001);
    const entries = await visitor.evaluate(() => history.length);
    await visitor.click('input[value=soft]');
    await visitor.waitFor(() => document.querySelectorAll('.card').length === 2);
    expect(await visitor.sees(modal)).toBe(false);
    await visitor.click('input[value=shade]');
    await visitor.see(modal);
    expect(await visitor.evaluate(() => history.length)).toBe(entries);
    expect(await trail(visitor)).toEqual(['opened']);
  });

  test('LOAD-12 DISP-18 A-02 A-24 a link to a place on the page', async ({ shop, visitor }) => {
    shop.configure({ widgets: [smsModal(5001, {}, { urlWhitelist: ['/sites/react-router#care'] })] });
    await visitor.goto(shop.at('/'));
    await listen(visitor, 5001);
    await visitor.click('nav a[href$="#care"]');
    await visitor.see(modal);
    await goThroughHistory(visitor, -1);
    await expect.poll(() => visitor.sees(modal)).toBe(false);
    expect(await trail(visitor)).toEqual(['opened', 'closed, by hand: false']);
  });

  test('LOAD-12 PIX-25 A-02 campaigns and tokens that it strips are ignored @full', async ({
    shop,
    visitor,
  }) => {
    shop.configure({ widgets: [smsModal(5001)] });
    await visitor.goto(`${shop.at('/products/fern')}?utm_source=mail&mcp_token=abc.def`);
    await visitor.see(modal);
    await listen(visitor, 5001);
    await visitor.waitFor(() => location.search === '');
    await closeByHand(visitor);
    /** Like returning from an email: the router sees the address, and strips it. */
    await visitor.evaluate(() => {
      history.pushState(null, '', '?utm_source=mail&gclid=1&mcp_token=abc.def');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await visitor.waitFor(() => location.search === '');
    expect(await trail(visitor)).toEqual(['closed, by hand: true']);
    await visitor.click('nav a[href$="/cart"]');
    await visitor.see(modal);
    expect(await trail(visitor)).toEqual(['closed, by hand: true', 'opened']);
  });

  test('LOAD-09 DISP-03 the depth of a page does not carry over to the next @full', async ({
    shop,
    visitor,
  }) => {
    const setup = { urlWhitelist: ['/sites/react-router/products'] };
    shop.configure({ widgets: [smsModal(5001, { whenDisplay: ['scroll', 40] }, setup)] });
    await visitor.viewport(800, 500);
    await visitor.goto(shop.at('/'));
    await listen(visitor, 5001);
    await visitor.scrollTo('100%');
    await visitor.evaluate(() => document.querySelector<HTMLElement>('nav a[href$="/products"]')?.click());
    await drawn(visitor, 'Plants');
    await visitor.waitFor(() => scrollY === 0);
    const entrance = () =>
      visitor.evaluate(() =>
        window.MC.explain(5001).then((all) => all.find(({ rule }) => rule === 'entrance')),
      );
    expect(await entrance()).toMatchObject({ ok: false, is: 0 });
    await visitor.scrollTo('60%');
    await visitor.see(modal);
  });
});
