import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { addMember, type Browser, cookieOf, openBrowser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';
import { waitForMailToken } from '../../testing/waitForMailToken';
import { createSignInLink } from '../createSignInLink';
import { lockAccount } from '../store/lockAccounts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const password = 'correct horse battery';
const other = 'another long password';
const nobody = () => openBrowser(test.app);
let count = 0;
const newMail = () => {
  count += 1;
  return `invited${count}@example.test`;
};
const invite = async (owner: Browser, email: string, role = 'editor', not?: string) => {
  const { statusCode } = await owner.call('POST', '/members', { email, role });
  expect(statusCode).toBe(202);
  return await waitForMailToken(test.app, email, { page: 'invitation', ...(not && { not }) });
};
const accept = (token: string, more: object = { password }, who = nobody()) =>
  who.call('POST', '/invitations/accept', { token, ...more });
const look = async (token: string, who = nobody()) =>
  (await who.call('POST', '/invitations/look', { token })).json();
const signIn = async (email: string, word: string) =>
  (await nobody().call('POST', '/sign-in', { email, password: word })).statusCode;

describe('an invitation', () => {
  it('OWN-01 C09 does not open existing accounts: it asks for their password or session', async () => {
    const [first, second] = [await signUp(test.app, 'First'), await signUp(test.app, 'Second')];
    const email = newMail();
    const token = await invite(first, email);
    expect(await look(token)).toEqual({ email, pageName: 'First', role: 'editor', needs: 'newPassword' });
    const one = openBrowser(test.app, cookieOf(await accept(token)));
    const next = await invite(second, email, 'viewer', token);
    expect((await look(next)).needs).toBe('password');
    for (const [more, message, reason] of [
      [{}, 'is missing. Enter the password you sign in with, or sign in first', 'no_known_password'],
      [{ password: other }, 'isn’t correct. Use the password you sign in with', 'not_your_password'],
    ] as const) {
      const refused = await accept(next, more);
      expect([refused.statusCode, refused.json().fields, cookieOf(refused)]).toEqual([
        400,
        [{ path: 'password', message, reason }],
        '',
      ]);
      // Nor does someone else's session.
      expect((await accept(next, more, second)).statusCode).toBe(400);
    }
    expect((await look(next, one)).needs).toBe('nothing');
    const joined = await accept(next, {}, one);
    expect(joined.json()).toMatchObject({ role: 'viewer', account: { accountId: second.accountId } });
    expect(joined.json().accounts).toHaveLength(2);
    const third = await signUp(test.app);
    expect((await accept(await invite(third, email, 'viewer', next))).json().accounts).toHaveLength(3);
    expect([await signIn(email, password), await signIn(email, other)]).toEqual([200, 401]);
  });

  it('OWN-01 C08 guessing a password by invitations counts like signing in', async () => {
    const owner = await signUp(test.app);
    const email = newMail();
    const first = await invite(owner, email);
    await accept(first);
    const token = await invite(await signUp(test.app), email, 'editor', first);
    const tries = await Promise.all(Array.from({ length: 15 }, () => accept(token, { password: other })));
    const statuses = tries.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
    expect(await signIn(email, password)).toBe(429);
  });

  it('OWN-01 accepting locks account, members and invitation in the same order as inviting and removing', async () => {
    const owner = await signUp(test.app);
    const token = await invite(owner, newMail());
    const isWaiting = async () => {
      const [row] = await test.sql`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return row?.['n'];
    };
    const results = await test.sql.begin(async (sql) => {
      await lockAccount(sql, owner.accountId);
      const following = accept(token);
      await expect.poll(isWaiting).toBe(1);
      // No one holds it: two that wait for each other would both fail.
      await sql`select from members where account_id = ${owner.accountId} for update nowait`;
      await sql`select from invitations where account_id = ${owner.accountId} for update nowait`;
      return { following };
    });
    expect((await results.following).statusCode).toBe(200);
  });

  it('OWN-01 is listed, can be revoked, and creates no person until accepted', async () => {
    const owner = await signUp(test.app);
    const email = newMail();
    const token = await invite(owner, email, 'viewer');
    const { invitations } = (await owner.call('GET', '/invitations')).json();
    expect(invitations).toMatchObject([{ email, role: 'viewer' }]);
    expect(JSON.stringify(invitations)).not.toContain(token);
    // Not even someone who opens it but chooses no password.
    expect((await accept(token, {})).statusCode).toBe(400);
    expect(await test.sql`select from users where email = ${email}`).toHaveLength(0);
    const path = `/invitations/${invitations[0].invitationId}`;
    expect((await owner.call('DELETE', path)).statusCode).toBe(204);
    expect((await owner.call('DELETE', path)).statusCode).toBe(404);
    expect((await accept(token)).json().fields[0].path).toBe('token');
    expect((await owner.call('GET', '/invitations')).json().invitations).toEqual([]);
  });

  it('OWN-01 only the newest for an address works, once, and none after the member was removed', async () => {
    const owner = await signUp(test.app);
    const email = newMail();
    const old = await invite(owner, email, 'owner');
    const token = await invite(owner, email, 'viewer', old);
    expect((await accept(old)).statusCode).toBe(400);
    const tries = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { members } = (await owner.call('GET', '/members')).json();
    const member = members.find((one: { email: string }) => one.email === email);
    expect(member.role).toBe('viewer');
    // Sent before the person became a member in another way.
    await test.sql`
      insert into invitations (account_id, invitation_id, email, role, token_hash, expires_at)
      values (${owner.accountId}, gen_random_uuid(), ${email}, 'owner', sha256('left over'), now() + interval '1 day')`;
    expect((await accept('left over')).json().role).toBe('viewer');
    await test.sql`
      insert into invitations (account_id, invitation_id, email, role, token_hash, expires_at)
      values (${owner.accountId}, gen_random_uuid(), ${email}, 'owner', sha256('left over'), now() + interval '1 day')`;
    expect((await owner.call('DELETE', `/members/${member.userId}`)).statusCode).toBe(204);
    expect((await accept('left over')).statusCode).toBe(400);
  });

  it('OWN-01 C71 logs who joins, and lets no one join a full account', async () => {
    const app = await test.build({
      owner: { ...testOwner, limits: { ...testOwner.limits, membersPerAccount: 2 } as never },
    });
    const owner = await signUp(app);
    const tokens = [await invite(owner, newMail())];
    expect((await owner.call('POST', '/members', { email: newMail(), role: 'viewer' })).statusCode).toBe(409);
    const roomy = openBrowser(test.app, owner.cookie);
    tokens.push(await invite(roomy, newMail()));
    const answers = await Promise.all(
      tokens.map((token) => openBrowser(app).call('POST', '/invitations/accept', { token, password })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { entries } = (await owner.call('GET', '/audit')).json();
    expect(entries.map(({ action }: { action: string }) => action)).toContain('member.joined');
  });

  it('OWN-01 C73 limits how many strangers an account emails a day, and each of them further', async () => {
    const few = { invitesPerAccount: { most: 4, windowS: 3600 }, invitesPerMail: { most: 2, windowS: 3600 } };
    const app = await test.build({
      owner: { ...testOwner, limits: { ...testOwner.limits, ...few } as never },
    });
    const owner = await signUp(app);
    const email = newMail();
    const ask = async (to: string) =>
      (await owner.call('POST', '/members', { email: to, role: 'viewer' })).statusCode;
    expect([await ask(email), await ask(email), await ask(email)]).toEqual([202, 202, 429]);
    expect([await ask(newMail()), await ask(newMail())]).toEqual([202, 429]);
  });
});

it('OWN-01 a person without an account can create a new one with the same address', async () => {
  const owner = await signUp(test.app);
  const member = await addMember(test.app, owner, 'editor');
  const { members } = (await owner.call('GET', '/members')).json();
  const { userId } = members.find((one: { email: string }) => one.email === member.email);
  await owner.call('DELETE', `/members/${userId}`);
  const { email } = member;
  const refused = await nobody().call('POST', '/sign-in', { email, password });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'no_account']);
  const again = (word: string) =>
    nobody().call('POST', '/sign-up', { email, password: word, pageName: 'My own' });
  expect([(await again(password)).json().role, await signIn(email, password)]).toEqual(['owner', 200]);
  expect((await again(password)).statusCode).toBe(409);
});

it('OWN-20 the sample account has its own owner until its members remove them', async () => {
  expect(await createSignInLink(test.sql, 1001)).toMatch(/^\/sign-in\//);
  await test.sql`
    insert into members (account_id, user_id, role) select 1001, user_id, 'owner' from users where email like 'owner%test' limit 1`;
  expect(await createSignInLink(test.sql, 1001)).toMatch(/^\/sign-in\//);
  await test.sql`
    delete from members where account_id = 1001 and user_id = (select user_id from users where email = 'owner@example.com')`;
  expect(await createSignInLink(test.sql, 1001)).toBe(undefined);
  expect(await createSignInLink(test.sql, 7)).toBe(undefined);
});
