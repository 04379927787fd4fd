import { enterShop, openSandbox, funnelTest as test, threadOf } from './support/funnelTest';
import { dialogOf } from './support/handWritten';
import { shopModal, shopWelcome } from './support/shopModal';
import { expect } from './support/test';

const isRefCall = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'POST' && path === '/widget/generateSMSRef';
test.describe('on an iPhone', () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  test.use({ userAgent, viewport: { width: 390, height: 844 } });

  for (const way of ['ref', 'keyword'] as const)
    test(`SMS-08 SMS-10 NET-04 OWN-13 OWN-22 the visitor texts first, with a ${way}, and is opted in`, async ({
      openShop,
      product,
      visitor,
    }) => {
      const { sql } = product;
      const main = { whenDisplay: ['anchor', 'later'] };
      const actions = { opt_in_text: 'Join me' };
      const { accountId, url } = await openShop([shopModal(7002, { main, actions })]);
      const set = (status: string) =>
        sql`update widgets set status = ${status} where account_id = ${accountId}`;
      await enterShop(visitor, accountId);
      await visitor.goto(url);
      await visitor.waitFor(() => window.MC?.getWidget(7002));
      // A paused widget gets no ref.
      if (way === 'keyword') await set('paused');
      await visitor.evaluate(() => window.MC.getWidget(7002)?.open());
      const link = `${dialogOf(7002)} >> a:not([target])`;
      await visitor.see(link);
      // The answer is in the link.
      await visitor.see(`${link}[href*="body="]`);
      expect(product.seen.filter(isRefCall)).toHaveLength(1);
      await set('active');
      const session = await visitor.evaluate(() =>
        JSON.parse(localStorage.getItem('widget-session') ?? '{}'),
      );
      await visitor.click(link);
      await visitor.waitFor(() => document.querySelector('[data-ready]'));
      const draft = await visitor.see('[data-app=sms] textarea');
      expect(draft).toMatch(way === 'ref' ? /^Join me [\w-]{6,}$/ : /^Join me FERN$/);
      await visitor.click('[data-app=sms] button[type=submit]');
      await expect
        .poll(() => threadOf(visitor, 'sms'))
        .toEqual([`visitor: ${draft}`, `business: ${shopWelcome}`]);
      const rows =
        await sql`select session_id as session, widget_id::int as widget from opt_ins where account_id = ${accountId}`;
      expect(rows).toEqual([
        { session: way === 'ref' ? session.sessionId : expect.stringMatching(/^text-/), widget: 7002 },
      ]);
    });

  test("SMS-08 SUB-01 SUB-02 SUB-09 the page learns that the text has arrived, and shows the owner's text", async ({
    openShop,
    phone,
    visitor,
  }) => {
    const body = '<div class="mcwidget-embed" data-widget-id="7012" id="box"></div>';
    const { url, sandbox } = await openShop([{ ...shopModal(7012), type: 'box' }], { body });
    await visitor.goto(url);
    const findHref = () =>
      visitor.evaluate(
        () =>
          document.getElementById('box')?.shadowRoot?.querySelector<HTMLAnchorElement>('a:not([target])')
            ?.href ?? '',
      );
    await expect.poll(findHref).toContain(`${sandbox}?body=`);
    const href = await findHref();
    // On a phone messages are another app: the page stays where it is.
    await visitor.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
      document.getElementById('box')?.shadowRoot?.querySelector<HTMLElement>('a:not([target])')?.click();
    });
    await openSandbox(phone, href);
    await phone.click('[data-app=sms] button[type=submit]');
    await visitor.waitFor(() => document.getElementById('box')?.shadowRoot?.textContent?.includes('Welcome'));
  });

  test('SMS-08 SMS-09 A-44 A-99 with a bar and a modal on one page, each text counts for its own widget', async ({
    openShop,
    product: { sql },
    visitor,
  }) => {
    const later = { whenDisplay: ['anchor', 'later'] };
    const bar = { ...shopModal(7021, { main: later }), type: 'bar', keyword: 'BAR' };
    const { accountId, url } = await openShop([bar, shopModal(7022, { main: later })]);
    await visitor.goto(url);
    const hrefOf = async (id: number) => {
      await visitor.waitFor((given) => window.MC?.getWidget(given), id);
      await visitor.evaluate((given) => window.MC.getWidget(given)?.open(), id);
      const link = `.mcwidget-overlay[data-widget-id="${id}"] >> a[href*="body="]`;
      await visitor.see(link);
      return await visitor.evaluate(
        (given) =>
          document
            .querySelector(`.mcwidget-overlay[data-widget-id="${given}"]`)
            ?.shadowRoot?.querySelector<HTMLAnchorElement>('a[href*="body="]')?.href ?? '',
        id,
      );
    };
    const refs = [await hrefOf(7021), await hrefOf(7022)].map((href) => href.split('%20').at(-1));
    const rows = await sql`
      select ref, widget_id::int as widget from sms_refs where account_id = ${accountId} order by widget_id`;
    expect(rows).toEqual([
      { ref: refs[0], widget: 7021 },
      { ref: refs[1], widget: 7022 },
    ]);
    // The next page requests neither of them again.
    await visitor.goto(url);
    expect([await hrefOf(7021), await hrefOf(7022)].map((href) => href.split('%20').at(-1))).toEqual(refs);
  });
});
