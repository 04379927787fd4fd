import { formsOf } from './support/openNumbers';
import { expect, test } from './support/test';

const tall = '<h1>Shop</h1><div style="height: 4000px"></div>';
const modal = '.mcwidget-overlay >> dialog';
const smsModal = (id: number, title: string) => ({
  widget_id: id,
  widget_type: 'modal',
  channel: 'sms',
  data: { main: { title, whenDisplay: ['immediately', null] } },
});
const handWritten = (product: { url: string }, config: object): string =>
  `${tall}<script>window.mcwidget = ${JSON.stringify(config)}</script><script src="${product.url}/widget.js" async></script>`;

test.describe('bad input', () => {
  test('LOAD-28 an account that does not exist is reported in the console, and nothing else happens', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await visitor.goto(hostPage.serve(`${tall}${product.scriptTag('9999')}`));
    const heard = () => visitor.messages().then((all) => all.map(({ text }) => text).join('\n'));
    await expect.poll(heard).toContain("account 9999 doesn't exist");
    expect(await visitor.evaluate(() => Object.hasOwn(window, 'MC'))).toBe(false);
    expect(product.seen.map(({ path }) => path)).toEqual(['/9999.js']);
  });

  test('BOOT-13 BOOT-14 a broken widget in a handwritten configuration is named and affects no other', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [
      { widget_id: 77, widget_type: 'banner', data: { main: { title: 'Sale' } } },
      smsModal(78, 'Still here'),
    ];
    const config = { pageId: 1001, host: product.url, widgets };
    await visitor.goto(hostPage.serve(handWritten(product, config)));
    expect(await visitor.see(`${modal} >> h2`)).toBe('Still here');
    const said = (await visitor.messages()).map(({ text }) => text).join('\n');
    expect(said).toContain('widget 77 was left out: widget_type must be one of');
  });

  test('BOOT-13 A-100 B08 B09 invalid values drop no widget: each is named with its field, and the default is used', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const odd = { showDescription: '', opacity: '', width: 350, image: false };
    const { data, ...modalHead } = smsModal(78, 'Still here');
    const { whenDisplay } = data.main;
    const widgets = [
      { ...modalHead, status: 'live', data: { main: { ...data.main, ...odd } } },
      { widget_id: 79, widget_type: 'bar', channel: 'none', data: { main: { title: 'Bar', whenDisplay } } },
    ];
    const config = { pageId: 1001, host: product.url, messenger_mode: 'link', fb_page_id: '900', widgets };
    await visitor.goto(hostPage.serve(handWritten(product, config)));
    expect(await visitor.see(`${modal} >> h2`)).toBe('Still here');
    await visitor.see('.mcwidget-overlay[data-widget-id="79"] >> a[href*="m.me/900"]');
    const said = (await visitor.messages()).map(({ text }) => text).join('\n');
    for (const named of [
      'widget 78, main.showDescription must be true or false, not ""; its default is used',
      'widget 78, main.opacity must be a number, not ""',
      'widget 78, main.width must be a unit (px or %) and a number above 0, not 350',
      'widget 78, main.image must be an object, not false',
      'widget 78, status must be one of',
      'widget 79, channel must be one of fb, sms, omni, not "none"',
    ])
      expect(said).toContain(named);
  });

  test("BOOT-14 ERR-15 a configuration that can't be read at all stops nothing on the page", async ({
    hostPage,
    product,
    visitor,
  }) => {
    await visitor.goto(hostPage.serve(handWritten(product, { host: product.url, widgets: [] })));
    const heard = () => visitor.messages().then((all) => all.map(({ text }) => text).join('\n'));
    await expect
      .poll(heard)
      .toContain('the configuration in window.mcwidget cannot be used: pageId is missing');
    expect(await visitor.see('h1')).toBe('Shop');
  });

  test('BOOT-15 a configuration without widgets fetches them from its host', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await visitor.goto(hostPage.serve(handWritten(product, { pageId: '1001', host: product.url })));
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    expect(product.seen.map(({ path }) => path)).toContain('/widget/bootstrap?page_id=1001');
  });

  test("BOOT-15 keeps the page's own fields", async ({ hostPage, product, visitor }) => {
    const own = { pageId: '1001', host: product.url, whitelist: ['other.example'] };
    await visitor.goto(hostPage.serve(handWritten(product, own), { host: 'shop.test' }));
    await visitor.waitFor(() => window.MC?.getWidgetList().length > 0);
    const host = await visitor.evaluate(() =>
      window.MC.explain(5001).then((all) => all.find(({ rule }) => rule === 'host')),
    );
    expect(host).toMatchObject({ ok: false, is: 'shop.test' });
  });

  test('DISP-20 NET-12 on a host that is not listed nothing loads, and the server rejects a number from there', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await visitor.goto(hostPage.serve(`${tall}${product.scriptTag('1001')}`, { host: 'not-listed.test' }));
    await visitor.waitFor(() => 'MC' in window);
    await visitor.scrollTo('100%');
    const body = {
      account_id: '1001',
      widget_id: '5001',
      phone_number: '+12015550188',
      session_id: 'a'.repeat(32),
      widget_sign: `optin_5001_${'a'.repeat(32)}_x`,
    };
    const answer = await visitor.evaluate(
      ({ url, sent }) =>
        fetch(`${url}/widget/createSubscriberByPhoneNumber`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(sent),
        }).then((response) => response.json()),
      { url: product.url, sent: body },
    );
    const neutral = 'We can’t take sign-ups here right now. Please try again later.';
    expect(answer).toEqual({ state: false, errors: [neutral] });
    expect(await visitor.evaluate(() => document.querySelector('.mcwidget-overlay') === null)).toBe(true);
    expect(
      await product.sql`select 1 from subscribers where phone = any(${await formsOf(product.sql, '+12015550188')})`,
    ).toHaveLength(0);
  });

  test('SMS-07 ERR-15 A56 D33 an unreachable server leaves a message, and the number in its field', async ({
    hostPage,
    product,
    visitor,
  }) => {
    visitor.allowError(/Failed to load resource|ERR_CONNECTION_REFUSED|Cross-Origin|CORS|access control/i);
    const config = { pageId: 1001, host: 'http://127.0.0.1:9', widgets: [smsModal(78, 'Join')] };
    await visitor.goto(hostPage.serve(handWritten(product, config)));
    await visitor.click(`${modal} >> input[type=tel]`);
    await visitor.type('2015550123');
    await visitor.press('Enter');
    expect(await visitor.see(`${modal} >> [role=alert]`)).toContain('check your connection');
    expect(await visitor.see(`${modal} >> input[type=tel]`)).toContain('0123');
  });
});
