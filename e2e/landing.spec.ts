import { formsOf } from './support/openNumbers';
import { expect, test } from './support/test';

const landing = '.mcwidget-landing';

test('OWN-19 LOAD-13 EMB-05 SMS-03 A-27 A40 a landing page at its own address accepts a number under its strict policy', async ({
  product,
  visitor,
}) => {
  await visitor.viewport(390, 844);
  await visitor.goto(`${product.url}/l/winter-ferns`);
  expect(await visitor.see(`${landing} >> h1`)).toBe('Get your fern through the winter');
  await visitor.see(`${landing} >> button[type=submit]`);
  const seen = await visitor.evaluate(() => {
    const host = document.querySelector('.mcwidget-landing');
    const button = host?.shadowRoot?.querySelector('button[type=submit]');
    return {
      title: document.title,
      overlays: document.querySelectorAll('.mcwidget-overlay').length,
      buttonEndsAt: button?.getBoundingClientRect().bottom,
      isWide: document.documentElement.scrollWidth > innerWidth,
      widgets: window.MC.getWidgetList().length,
    };
  });
  expect(seen).toEqual({
    title: 'Get your fern through the winter · Fern & Fig Journal',
    overlays: 0,
    buttonEndsAt: expect.any(Number),
    isWide: false,
    widgets: 1,
  });
  // A visitor who follows an ad sees the form without scrolling.
  expect(seen.buttonEndsAt).toBeLessThan(844);

  await visitor.click(`${landing} >> input[type=tel]`);
  await visitor.type('201 555 0177');
  await visitor.press('Enter');
  expect(await visitor.see(`${landing} >> [role=status] :is(h1, h2)`)).toBe('Ready for winter');
  const [row] = await product.sql`
    select account_id, origin, page_address, widget_id from consents where phone = any(${await formsOf(product.sql, '+12015550177')})`;
  expect(row).toEqual({
    account_id: '1010',
    origin: product.url,
    page_address: `${product.url}/l/winter-ferns`,
    widget_id: '6013',
  });
});

test('OWN-19 EMB-05 MEDIA-07 the other template puts its picture behind the text, and leads to the messenger', async ({
  product,
  visitor,
}) => {
  await visitor.goto(`${product.url}/l/night-garden`);
  expect(await visitor.see(`${landing} >> h1`)).toBe('One night, four hundred lanterns');
  // The sample's messenger is the sandbox.
  await visitor.see(`${landing} >> a[href*="/sandbox/1010?ref="]`);
  const drawn = await visitor.evaluate(() => {
    const root = document.querySelector('.mcwidget-landing')?.shadowRoot;
    const picture = root?.querySelector('img');
    const box = picture?.getBoundingClientRect();
    return {
      picture: picture?.getAttribute('src'),
      covers: box !== undefined && box.width >= innerWidth && box.height >= innerHeight,
      link: root?.querySelector('a[href*="/sandbox/"]')?.getAttribute('href'),
    };
  });
  expect(drawn).toEqual({
    picture: '/sites/art/glasshouse.svg',
    covers: true,
    link: expect.stringMatching(/\/sandbox\/1010\?ref=w6014_/),
  });
});
