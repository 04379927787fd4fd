import { formsOf } from './support/openNumbers';
import { expect, test } from './support/test';

const modal = '.mcwidget-overlay >> dialog';
const field = `${modal} >> input[type=tel]`;
const isUi = ({ path }: { path: string }): boolean => /\/assets\/(?:acting|Modal)-/.test(path);

/** What the pixel does on its own: it reports a new session and counts a page view. */
const isPixel = ({ path }: { path: string }): boolean => /^\/pixel\/|\/assets\/(?:sending|later)-/.test(path);

test.describe('SMS-01 SMS-03 one opt-in from end to end', () => {
  test('LOAD-01 OPEN-06 SUB-02 NET-01 a visitor keeps reading, the modal opens, and the number arrives with its consent @both-renderers @every-engine', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/shop/`);
    await visitor.waitFor(() => 'MC' in window && document.querySelector('.mcwidget-overlay'));
    await visitor.scrollTo('12%');
    expect(await visitor.sees(modal)).toBe(false);
    expect(product.seen.filter(isUi), 'drawing code before the modal is due').toEqual([]);
    const scripts = product.seen.filter((one) => /\.js$/.test(one.path) && !isPixel(one));
    const early = scripts.map(({ path }) => path);
    expect(early).toEqual(['/1001.js']);

    await visitor.scrollTo('60%');
    expect(await visitor.see(`${modal} >> h2`)).toBe('Join the plant club');
    await visitor.click(field);
    await visitor.type('201 555 0123');
    const legal = await visitor.see(`${modal} >> form p`);
    await visitor.click(`${modal} >> button[type=submit]`);
    expect(await visitor.see(`${modal} >> [role=status] h2`)).toBe('Welcome to the club');

    const [row] = await product.sql`
      select s.phone, s.channel, c.consent_text, c.widget_id, c.origin, c.page_address
      from subscribers s join consents c using (account_id, subscriber_id) where s.phone = any(${await formsOf(product.sql, '+12015550123')})`;
    expect(row).toMatchObject({ channel: 'sms', origin: product.url });
    // Stored sealed.
    expect(row?.['phone']).toMatch(/^n1\./);
    expect(row?.['page_address']).toBe(`${product.url}/sites/shop/`);
    const [sentences = ''] = legal.split(' Terms');
    expect(sentences).toMatch(/autodialed .* STOP to cancel\.$/);
    expect(row?.['consent_text']).toContain(sentences);

    const told = product.seen.filter((one) => one.method === 'POST' && isPixel(one));
    expect(new Set(told.map(({ path }) => path))).toEqual(new Set(['/pixel/logEvent']));
    expect(told.map(({ body }) => body).join()).not.toMatch(/555.{0,3}0123/);
    const posts = product.seen.filter((one) => one.method === 'POST' && !isPixel(one));
    expect(posts.map(({ path }) => path)).toEqual(['/widget/createSubscriberByPhoneNumber']);
    expect(Object.keys(JSON.parse(posts[0]?.body ?? '{}'))).toEqual([
      'account_id',
      'widget_id',
      'phone_number',
      'session_id',
      'widget_sign',
      'time_zone',
    ]);
  });

  test('SMS-04 SMS-05 SMS-06 A-90 an error under the field explains a wrong number, and typing removes it', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/shop/`);
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    await visitor.scrollTo('60%');
    await visitor.click(`${modal} >> button[type=submit]`);
    expect(await visitor.see(`${modal} >> [role=alert]`)).toContain('Please enter your phone number.');
    expect(product.seen.filter((one) => one.method === 'POST' && !isPixel(one))).toEqual([]);

    await visitor.click(field);
    await visitor.type('12');
    await expect.poll(() => visitor.sees(`${modal} >> [role=alert] svg`)).toBe(false);
    await visitor.press('Enter');
    expect(await visitor.see(`${modal} >> [role=alert]`)).toMatch(/phone number/);
    const before =
      await product.sql`select count(*)::int as n from subscribers where phone = any(${await formsOf(product.sql, '+112')})`;
    expect(before[0]?.['n']).toBe(0);
  });

  test('OPEN-13 DISP-13 DISP-15 a manual close is remembered: the next page stays quiet', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/shop/`);
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    await visitor.scrollTo('60%');
    await visitor.click(`${modal} >> button[aria-label=Close]`);
    await expect.poll(() => visitor.sees(modal)).toBe(false);
    const stored = await visitor.evaluate(() => JSON.parse(localStorage.getItem('widget-session') ?? '{}'));
    expect(stored.widgets['5001'].manualClose).toBe(true);

    await visitor.reload();
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    await visitor.scrollTo('90%');
    await visitor.waitFor(() => window.scrollY > 0);
    expect(await visitor.sees(modal)).toBe(false);
  });

  test('OVL-06 A-29 with just the keyboard: focus goes in, stays in, and Escape returns it', async ({
    product,
    visitor,
  }) => {
    await visitor.goto(`${product.url}/sites/shop/`);
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    await visitor.evaluate(() => document.querySelector<HTMLElement>('.action')?.focus());
    await visitor.scrollTo('60%');
    await visitor.see(field);
    for (let turn = 0; turn < 12; turn += 1) {
      await visitor.press('Tab');
      expect(await visitor.evaluate(() => document.activeElement?.className)).toBe('mcwidget-overlay');
    }
    await visitor.press('Escape');
    await expect.poll(() => visitor.sees(modal)).toBe(false);
    expect(await visitor.evaluate(() => document.activeElement?.className)).toBe('action');
  });
});
