import { enterShop, leaveNumber, type ShopWidget, funnelTest as test, threadOf } from './support/funnelTest';
import { expect } from './support/test';

const box: ShopWidget = {
  id: 7201,
  type: 'box',
  channel: 'sms',
  keyword: 'FERN',
  data: { main: { title: 'Tell me when it is back' }, submitted: { title: 'Noted', action: 'message' } },
};
const body = `<h1>Fern</h1><div class="mcwidget-embed" data-widget-id="7201" data-widget-payload="sku-9"></div>`;

test('NET-01 LOAD-22 OWN-12 a number submitted in a box with a payload says which product it is about', async ({
  openShop,
  product,
  visitor,
}) => {
  const { accountId, url } = await openShop([box], { body });
  await visitor.goto(url);
  await leaveNumber(visitor, '.mcwidget-embed', '202 555 0191');
  expect(await visitor.see('.mcwidget-embed >> [role=status] h2')).toBe('Noted');
  expect(await product.sql`select payload from opt_ins where account_id = ${accountId}`).toEqual([
    { payload: 'sku-9' },
  ]);
});

test.describe('on an iPhone', () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  test.use({ userAgent, viewport: { width: 390, height: 844 } });

  test('NET-04 SMS-08 API-07 a text says which product it is about, even after the page changed the payload', async ({
    openShop,
    product,
    visitor,
  }) => {
    const { accountId, url } = await openShop([box], { body });
    await enterShop(visitor, accountId);
    await visitor.goto(url);
    const link = '.mcwidget-embed >> a:not([target])[href*="body="]';
    await visitor.see(link);
    const askedFor = () =>
      product.seen
        .filter(({ path, method }) => method === 'POST' && path === '/widget/generateSMSRef')
        .map(({ body: sent }) => JSON.parse(sent).payload);
    expect(askedFor()).toEqual(['sku-9']);
    await visitor.evaluate(() => {
      const element = document.querySelector('.mcwidget-embed') as Element;
      window.MC.getWidget(element)?.setPayload('sku-10');
    });
    await expect.poll(askedFor).toEqual(['sku-9', 'sku-10']);
    await visitor.see(link);
    await visitor.click(link);
    await visitor.waitFor(() => document.querySelector('[data-ready]'));
    await visitor.click('[data-app=sms] button[type=submit]');
    await expect.poll(() => threadOf(visitor, 'sms')).toHaveLength(2);
    expect(await product.sql`select payload from opt_ins where account_id = ${accountId}`).toEqual([
      { payload: 'sku-10' },
    ]);
  });
});
