import { fill } from './support/signUp';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const password = 'correct horse battery';
const nav = 'nav[aria-label=Console]';

/** Calls the owner's API like a page of the server. */
async function call(url: string, path: string, { body, cookie = '' }: { body: object; cookie?: string }) {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, cookie },
    body: JSON.stringify(body),
  });
  expect([path, answer.status < 300]).toEqual([path, true]);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Follows a link whose token is after the #: changing only that would load nothing. */
async function open(visitor: Visitor, url: string, link: string): Promise<string> {
  await visitor.goto('about:blank');
  await visitor.goto(`${url}/console/${link}`);
  return await visitor.see('h1');
}

test('OWN-01 C09 an invitation asks an existing member for their password, and a password reset asks which accounts are theirs', async ({
  product: { url, sql },
  visitor,
}) => {
  visitor.allowError(/status of 40[01]|Unauthorized|Bad Request/);
  const email = 'joiner@example.com';
  const linkOf = async (page: string, to = email) => {
    const find = async () => {
      const mails = await sql<{ body: string }[]>`
        select body from sandbox_mails where to_address = ${to} order by mail_id desc`;
      return mails
        .map(({ body }) => new RegExp(`/console/(${page}#token=\\S+)`).exec(body)?.[1])
        .find(Boolean);
    };
    await expect.poll(find).toBeTruthy();
    return (await find()) ?? '';
  };
  const invite = async (pageName: string) => {
    const host = `${pageName.toLowerCase()}@example.com`;
    const cookie = await call(url, '/sign-up', { body: { email: host, password, pageName } });
    await call(url, '/members', { body: { email, role: 'editor' }, cookie });
    return await linkOf('invitation');
  };
  const endSessions = () =>
    sql`delete from sessions where user_id in (select user_id from users where email = ${email})`;

  expect(await open(visitor, url, await invite('First'))).toBe('You’re invited to First');
  await fill(visitor, 'input[autocomplete=new-password]', password);
  await visitor.press('Enter');
  await visitor.see(nav);

  expect(await open(visitor, url, await invite('Second'))).toBe('You’re invited to Second');
  expect(await visitor.sees('input[type=password]')).toBe(false);
  await visitor.click('button[type=submit]');
  await visitor.see(nav);

  const third = await invite('Third');
  await endSessions();
  expect(await open(visitor, url, third)).toBe('You’re invited to Third');
  await fill(visitor, 'input[autocomplete=current-password]', 'not my password');
  await visitor.press('Enter');
  await visitor.waitFor(() => document.querySelector('input[aria-invalid=true]'));
  await fill(visitor, 'input[autocomplete=current-password]', password);
  await visitor.press('Enter');
  await visitor.see(nav);

  const forgetful = 'forgetful@example.com';
  const cookie = await call(url, '/sign-up', {
    body: { email: forgetful, password, pageName: 'Left Behind' },
  });
  await call(url, '/password/forgot', { body: { email: forgetful } });
  const reset = await linkOf('reset', forgetful);
  expect(await open(visitor, url, reset)).toBe('Reset your password');
  expect(await visitor.see('form')).toContain('Is the account “Left Behind” yours?');
  await fill(visitor, 'input[type=password]', 'another long password');
  await visitor.press('Enter');
  await expect.poll(() => visitor.see('form')).toContain('Choose one.');
  await visitor.click('input[value=mine]');
  await visitor.click('button[type=submit]');
  await visitor.see(nav);
  const kept = await sql`
    select from members join users using (user_id) where email = ${forgetful} and email_proved_at is not null`;
  expect([kept.length, cookie === '']).toEqual([1, false]);
});
