import { leaveNumber, funnelTest as test } from './support/funnelTest';
import { dialogOf } from './support/handWritten';
import { shopModal } from './support/shopModal';
import { expect } from './support/test';

const isPhoneCall = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'POST' && path === '/widget/createSubscriberByPhoneNumber';

test('SMS-11 A-17 A-45 OWN-02 under European law a number is sent only with a tick, and the record has the text', async ({
  openShop,
  product,
  visitor,
}) => {
  const { sql } = product;
  const { accountId, url } = await openShop([
    shopModal(7041),
    { ...shopModal(7042, { main: { legalText: 'I want the letters.' } }), type: 'bar' },
  ]);
  await sql`update accounts set is_eu_affected = true where account_id = ${accountId}`;
  await visitor.goto(url);
  const dialog = dialogOf(7041);
  const words = await visitor.see(`${dialog} >> form label[for]:not([id$="-label"])`);
  expect(words).toMatch(/^I agree to receive marketing text messages from Fern & Fig/);
  expect(await visitor.see(dialog)).not.toMatch(/autodial|purchase|data rates/i);
  const isTicked = () =>
    visitor.evaluate(
      (css) =>
        document.querySelector(css)?.shadowRoot?.querySelector<HTMLInputElement>('input[type=checkbox]')
          ?.checked,
      '.mcwidget-overlay[data-widget-id="7041"]',
    );
  expect(await isTicked()).toBe(false);

  await leaveNumber(visitor, dialog, '202 555 0141');
  await expect.poll(() => visitor.see(dialog)).toContain('Please check the box to agree.');
  expect(product.seen.filter(isPhoneCall)).toEqual([]);
  await visitor.click(`${dialog} >> input[type=checkbox]`);
  await expect.poll(() => visitor.see(dialog)).not.toContain('Please check the box');
  await visitor.click(`${dialog} >> button[type=submit]`);
  expect(await visitor.see(`${dialog} >> [role=status] h2`)).toBe('Welcome');
  const record = () =>
    sql`select consent_text as words, method, notice_known as known, widget_id::int as widget
      from consents where account_id = ${accountId} order by created_at desc limit 1`;
  expect(await record()).toEqual([{ words, method: 'checkbox', known: true, widget: 7041 }]);
  await visitor.evaluate(() => window.MC.getWidget(7041)?.close());

  const bar = '.mcwidget-overlay[data-widget-id="7042"]';
  await visitor.click(`${bar} >> input[type=checkbox]`);
  await leaveNumber(visitor, bar, '202 555 0142');
  await expect
    .poll(record)
    .toEqual([{ words: 'I want the letters.', method: 'checkbox', known: true, widget: 7042 }]);
});
