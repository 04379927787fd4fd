import { mergeTests } from '@playwright/test';
import { funnelTest, openSandbox } from './support/funnelTest';
import { card, drawn, shopTest } from './support/shopTest';
import { expect } from './support/test';

const test = mergeTests(shopTest, funnelTest);

test('LOAD-22 REF-03 OWN-14 a React shop keeps its element from plant to plant: the opt-in is for the plant that was shown', async ({
  openShop,
  phone,
  product,
  shop,
  visitor,
}) => {
  const data = { main: { title: 'Tell me when it is back' } };
  const { accountId, pageId } = await openShop([{ id: 5002, type: 'button', channel: 'fb', data }]);
  const widgets = [{ widget_id: 5002, widget_type: 'button', channel: 'fb', data }];
  shop.configure({ widgets, account: { pageId: accountId, fb_page_id: pageId, sandbox: 'fb' } });
  await visitor.goto(shop.at('/products/fern'));
  const findLink = () =>
    visitor.evaluate(
      () => document.querySelector('.mcwidget-embed')?.shadowRoot?.querySelector('a')?.href ?? '',
    );
  await expect.poll(findLink).toMatch(/--fern$/);
  await visitor.evaluate(() => Object.assign(window, { first: document.querySelector('.mcwidget-embed') }));
  await visitor.click(card('monstera'));
  await drawn(visitor, 'Monstera');
  await expect.poll(findLink).toMatch(/--monstera$/);
  // It is the same element: React has only changed its attribute.
  expect(
    await visitor.evaluate(
      () => document.querySelector('.mcwidget-embed') === (window as unknown as { first: Element }).first,
    ),
  ).toBe(true);

  await openSandbox(phone, await findLink());
  await phone.click('[data-act=getStarted]');
  await expect
    .poll(() => product.sql`select payload from opt_ins where account_id = ${accountId}`)
    .toEqual([{ payload: 'monstera' }]);
});
