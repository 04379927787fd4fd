import { openSandbox, funnelTest as test, threadOf } from './support/funnelTest';
import { fill, makeWidget, openAccount } from './support/signUp';
import { expect } from './support/test';
import type { Visitor } from './support/Visitor';

const goTo = (visitor: Visitor, path: string) => visitor.click(`nav a[href$="${path}"]`);
/** The error of a field. */
const complaintOf = (visitor: Visitor, name: string) =>
  visitor.waitFor((field) => {
    const input = document.querySelector(`input[name=${field}]`);
    const words = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return (
      input?.getAttribute('aria-invalid') === 'true' &&
      words.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    );
  }, name);

test('OWN-01 OWN-02 OWN-06 OWN-13 a provider with a test, a password, and a restored widget', async ({
  product: { url },
  visitor,
}) => {
  visitor.allowError(/status of 400|Bad Request/);
  await openAccount(visitor, url, 'settled@example.com');
  const widgetId = String(await makeWidget(visitor, url));

  await goTo(visitor, '/settings');
  await visitor.click('[data-group=texts] input[value=sandbox]');
  await fill(visitor, 'input[name=widgetPhone]', '+1 202 555 0193');
  await visitor.click('[data-group=texts] button[type=submit]');
  await visitor.waitFor(() =>
    document.querySelector<HTMLButtonElement>('[data-group=texts] button[type=submit]')?.matches(':disabled'),
  );
  await goTo(visitor, '/settings/providers');
  await fill(visitor, '[data-test=sms] input', '+1 202 555 0194');
  await visitor.click('[data-test=sms] button[type=submit]');
  await expect.poll(() => visitor.see('[data-test=sms] [role=status]')).toContain('Sent');
  await fill(visitor, '[data-provider=twilio] input[name=accountSid]', 'AC1');
  await fill(visitor, '[data-provider=twilio] input[name=authToken]', 'not-a-real-one');
  await fill(visitor, '[data-provider=twilio] input[name=phone]', '+1 202 555 0193');
  await visitor.click('[data-provider=twilio] form:not([data-test]) button[type=submit]');
  expect(await complaintOf(visitor, 'accountSid')).toContain('32 hexadecimal digits');

  await goTo(visitor, '/settings/you');
  await fill(visitor, 'input[name=current]', 'a wrong password');
  await fill(visitor, 'input[name=next]', 'another horse battery');
  await visitor.click('[data-form=password] button[type=submit]');
  expect(await complaintOf(visitor, 'current')).toContain('isn’t your password');
  await fill(visitor, 'input[name=current]', 'correct horse battery');
  await visitor.click('[data-form=password] button[type=submit]');
  await visitor.waitFor(() => document.querySelector<HTMLInputElement>('input[name=next]')?.value === '');
  expect(await visitor.see('section[aria-label=Sessions] li')).toContain('This device');

  await goTo(visitor, '/widgets');
  // The row’s preview loads the widget: a request that arrived after the deletion would get 404.
  await visitor.waitFor(
    (id) => document.querySelector(`tr[data-widget="${id}"] iframe[data-drawn]`),
    widgetId,
  );
  await visitor.click(`tr[data-widget="${widgetId}"] button`);
  await visitor.click('[role=menu] [role=menuitem]:last-of-type');
  await visitor.waitFor((id) => !document.querySelector(`tr[data-widget="${id}"]`), widgetId);
  await visitor.click(`[data-deleted="${widgetId}"] button`);
  await visitor.see(`tr[data-widget="${widgetId}"]`);

  await goTo(visitor, '/install');
  const accountId = /\/(\d+)\.js/.exec(await visitor.see('[data-snippet="Your script"]'))?.[1] ?? '';
  await openSandbox(visitor, `${url}/sandbox/${accountId}`);
  await expect.poll(() => threadOf(visitor, 'sms')).toHaveLength(1);
});

test('OWN-02 OWN-11 a new account counts in the owner’s time zone, and Results name the one that they choose', async ({
  product: { url, sql },
  visitor,
}) => {
  await openAccount(visitor, url, 'zoned@example.com');
  const readZones = () =>
    sql<{ zone: string }[]>`
      select time_zone as zone from accounts join members using (account_id) join users using (user_id)
      where email = 'zoned@example.com'`;
  const own = await visitor.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(await readZones()).toEqual([{ zone: own }]);
  await goTo(visitor, '/settings');
  const zone = await visitor.waitFor(() => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('[data-group=site] label')];
    return labels.find(({ textContent }) => textContent?.startsWith('Time zone'))?.htmlFor;
  });
  await visitor.click(`[id="${zone}"]`);
  await visitor.press('Control+a');
  await visitor.type('kirit');
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await visitor.click('[data-group=site] button[type=submit]');
  await expect.poll(readZones).toEqual([{ zone: 'Pacific/Kiritimati' }]);
  await goTo(visitor, '/results');
  await expect.poll(() => visitor.see('main header p')).toContain('Kiritimati time');
});
