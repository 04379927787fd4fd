import { enterShop, openSandbox, funnelTest as test, threadOf } from './support/funnelTest';
import { fill } from './support/signUp';
import { expect } from './support/test';

const email = 'tries-it@example.com';
const password = 'correct horse battery';

test('OWN-01 OWN-13 a sandbox asks a visitor to sign in, then opens with the content of its link', async ({
  openShop,
  product: { sql, url },
  visitor,
}) => {
  // Without a session the server says so, and browsers log it.
  visitor.allowError(/status of 401|Unauthorized/);
  const { accountId, sandbox } = await openShop([]);
  const account = { email, password, pageName: 'Own shop' };
  await fetch(`${url}/api/v1/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  await sql`
    insert into members (account_id, user_id, role)
    select ${accountId}, user_id, 'owner' from users where email = ${email}`;
  await visitor.goto(`${sandbox}?body=Join%20me%20FERN`);
  expect(await visitor.see('h1')).toBe('Sign in');
  await fill(visitor, 'input[type=email]', email);
  await fill(visitor, 'input[type=password]', password);
  await visitor.press('Enter');
  await visitor.waitFor(() => document.querySelector('[data-ready]'));
  expect(await visitor.url()).toBe(sandbox);
  expect(await visitor.see('[data-app=sms] textarea')).toBe('Join me FERN');
  // Their other account sends no texts yet: there is nothing to choose from.
  expect(await visitor.sees('header [role=combobox]')).toBe(false);
});

test('OWN-01 OWN-13 when the session ends, the threads leave the screen; with a new one they are back', async ({
  openShop,
  product: { sql },
  visitor,
}) => {
  visitor.allowError(/status of 401|Unauthorized|stream|EventSource/i);
  const { accountId, sandbox } = await openShop([]);
  const text = (words: string) => sql`
    insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body)
    values (${accountId}, gen_random_uuid(), 'sms', '+12025550150', 'out', ${sql.json({ text: words })})`;
  await text('first');
  await openSandbox(visitor, sandbox);
  await expect.poll(() => threadOf(visitor, 'sms')).toEqual(['business: first']);
  await sql`delete from sessions where account_id = ${accountId}`;
  await text('second');
  await sql`select pg_notify('beckon_sandbox', ${String(accountId)})`;
  await expect.poll(() => visitor.see('main h2')).toBe('You’re signed out');
  expect(await threadOf(visitor, 'sms')).toEqual([]);
  if (!visitor.tab) return;
  await enterShop(visitor, accountId);
  await expect.poll(() => threadOf(visitor, 'sms')).toEqual(['business: first', 'business: second']);
});
