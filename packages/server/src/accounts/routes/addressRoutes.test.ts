import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { addMember, type Browser, cookieOf, openBrowser, openProgram, signUp } from '../../testing/signUp';
import { waitForMailToken } from '../../testing/waitForMailToken';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const [password, other] = ['correct horse battery', 'another long password'];
const nobody = () => openBrowser(test.app);
let count = 0;
const newMail = () => {
  count += 1;
  return `taken${count}@example.test`;
};
type Made = Browser & { accountId: number };
const signUpAs = async (email: string, pageName: string, word = password): Promise<Made> => {
  const answer = await nobody().call('POST', '/sign-up', { email, password: word, pageName });
  expect(answer.statusCode).toBe(201);
  return {
    ...openBrowser(test.app, cookieOf(answer), email),
    accountId: answer.json<{ account: { accountId: number } }>().account.accountId,
  };
};
const signIn = (email: string, word: string) => nobody().call('POST', '/sign-in', { email, password: word });
const isIn = async (browser: Browser) => (await browser.call('GET', '/session')).statusCode === 200;
const forget = async (email: string, not?: string) => {
  await nobody().call('POST', '/password/forgot', { email });
  return await waitForMailToken(test.app, email, { page: 'reset', ...(not && { not }) });
};
const reset = (token: string, keep?: number[]) =>
  nobody().call('POST', '/password/reset', { token, password: other, ...(keep && { keep }) });
const claimsOf = async (token: string) =>
  (await nobody().call('POST', '/password/reset/accounts', { token })).json().accounts;
const prove = async (browser: Browser, token: string) =>
  await browser.call('POST', '/session/address', { token });

/** An account with every kind of back door: a key, a webhook, an invitation, and perhaps a second owner. */
async function setTrap(email: string, hasHelper = false) {
  const thief = await signUpAs(email, 'Trap');
  const helper = hasHelper ? await addMember(test.app, thief, 'owner') : undefined;
  const { key } = (
    await thief.call('POST', '/keys', { name: 'x', role: 'owner', scopes: ['widgets:write'] })
  ).json();
  await thief.call('POST', '/webhooks', { url: 'https://example.com/' });
  await thief.call('POST', '/members', { email: `friend.of.${email}`, role: 'owner' });
  return { thief, helper, program: openProgram(test.app, key) };
}
const countLeft = async (accountId: number) => {
  const [row] = await test.sql`
    select (select count(*)::int from api_keys where account_id = ${accountId}) as keys,
      (select count(*)::int from webhooks where account_id = ${accountId}) as webhooks,
      (select count(*)::int from invitations where account_id = ${accountId}) as invitations,
      (select count(*)::int from members where account_id = ${accountId}) as members`;
  return row;
};

describe('an address that someone else used before its owner signed up', () => {
  it('OWN-01 removes accounts created with it, unless its owner keeps them', async () => {
    const email = newMail();
    const { thief, program } = await setTrap(email);
    const token = await forget(email);
    const asked = await reset(token);
    expect([asked.statusCode, asked.json().code, asked.json().fields[0].path]).toEqual([
      409,
      'undecided',
      'keep',
    ]);
    // Nothing has happened yet, and the token is still valid.
    expect([await isIn(thief), (await program.call('GET', '/widgets')).statusCode]).toEqual([true, 200]);
    expect(await claimsOf(token)).toMatchObject([
      { accountId: thief.accountId, pageName: 'Trap', role: 'owner', keys: 1, webhooks: 1, others: [] },
    ]);
    expect((await reset(token, [])).statusCode).toBe(204);
    expect([await isIn(thief), (await program.call('GET', '/widgets')).statusCode]).toEqual([false, 401]);
    expect(await countLeft(thief.accountId)).toEqual({ keys: 0, webhooks: 0, invitations: 0, members: 0 });
    const answers = [await signIn(email, password), await signIn(email, other)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [401, 'wrong'],
      [403, 'no_account'],
    ]);
    // They create their own and never get into the other.
    const own = await signUpAs(email, 'Mine', other);
    expect((await own.call('GET', '/session')).json().accounts).toMatchObject([{ pageName: 'Mine' }]);
    const [entry] = await test.sql`
      select details from audit_log where account_id = ${thief.accountId} and action = 'member.disowned'`;
    expect(entry?.['details']).toEqual({ isClosed: true });
  });

  it('OWN-01 an account with another owner continues without them', async () => {
    const email = newMail();
    const { thief, helper } = await setTrap(email, true);
    const token = await forget(email);
    expect((await claimsOf(token))[0].others).toEqual([helper?.email]);
    await reset(token, []);
    expect(await countLeft(thief.accountId)).toMatchObject({ keys: 1, webhooks: 1, members: 1 });
    expect((await signIn(email, other)).json().code).toBe('no_account');
  });

  it('OWN-01 C07 a person who never confirmed it and forgot their password keeps everything', async () => {
    const email = newMail();
    const { thief: owner, program } = await setTrap(email);
    const { widgetId } = (await owner.call('POST', '/widgets', { type: 'bar' })).json();
    const word = await forget(email);
    expect((await reset(word, [owner.accountId])).statusCode).toBe(204);
    expect(await isIn(owner)).toBe(false);
    const back = openBrowser(test.app, cookieOf(await signIn(email, other)));
    expect((await back.call('GET', `/widgets/${widgetId}`)).statusCode).toBe(200);
    expect([(await program.call('GET', '/widgets')).statusCode, await countLeft(owner.accountId)]).toEqual([
      200,
      { keys: 1, webhooks: 1, invitations: 1, members: 1 },
    ]);
    const { entries } = (await back.call('GET', '/audit')).json();
    expect(entries.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'session.started',
      'password.reset',
      'member.proved',
    ]);
    // The address is confirmed now: we don't ask again.
    expect(await claimsOf(await forget(email, word))).toEqual([]);
  });

  it('OWN-01 confirming the sign-up email while signed in proves the address; others who used it do not own it', async () => {
    const email = newMail();
    const thief = await signUpAs(email, 'Trap');
    const first = await waitForMailToken(test.app, email, { page: 'address' });
    const owner = await signUpAs(email, 'Mine', other);
    const token = await waitForMailToken(test.app, email, { page: 'address', not: first });
    // The email of one sign-up doesn't help the other, nor anyone who isn't signed in.
    expect([(await prove(owner, first)).statusCode, (await prove(nobody(), token)).statusCode]).toEqual([
      400, 401,
    ]);
    expect((await prove(owner, token)).json()).toEqual({ isJoined: false });
    expect((await prove(owner, token)).statusCode).toBe(400);
    // Each gets into what they created, with the password they chose for it.
    for (const [word, pageName] of [
      [password, 'Trap'],
      [other, 'Mine'],
    ] as const)
      expect((await signIn(email, word)).json().accounts).toMatchObject([{ pageName }]);
    // What the other one created isn't theirs until they say so.
    const word = await forget(email);
    expect(await claimsOf(word)).toMatchObject([{ accountId: thief.accountId }]);
    await reset(word, []);
    expect([await isIn(thief), (await signIn(email, other)).json().accounts]).toMatchObject([
      false,
      [{ pageName: 'Mine' }],
    ]);
  });

  it('OWN-01 signing up again joins both accounts once confirmed, with only the newest password', async () => {
    const email = newMail();
    const one = await signUpAs(email, 'One');
    const first = await waitForMailToken(test.app, email, { page: 'address' });
    await prove(one, first);
    const two = await signUpAs(email, 'Two', other);
    const token = await waitForMailToken(test.app, email, { page: 'address', not: first });
    expect((await prove(two, token)).json()).toEqual({ isJoined: true });
    // A previous owner of the address, who can't read its emails anymore, is signed out; so is the session that asked.
    expect([await isIn(one), await isIn(two)]).toEqual([false, false]);
    expect((await signIn(email, password)).statusCode).toBe(401);
    const { accounts } = (await signIn(email, other)).json();
    expect(accounts).toMatchObject([
      { pageName: 'One', role: 'owner' },
      { pageName: 'Two', role: 'owner' },
    ]);
  });

  it('OWN-01 C09 using an address without owning it cannot invalidate the emails to its owner', async () => {
    const email = newMail();
    const squatter = await signUpAs(email, 'Squat');
    const token = await forget(email);
    await squatter.call('POST', '/password/change', { current: password, next: 'another long password' });
    expect((await reset(token, [])).statusCode).toBe(204);
    expect(await isIn(squatter)).toBe(false);
  });

  it('OWN-01 an invitation belongs to the owner of the address, who sets a password first', async () => {
    const host = await signUp(test.app);
    const email = newMail();
    const { thief } = await setTrap(email);
    await host.call('POST', '/members', { email, role: 'editor' });
    const invitation = await waitForMailToken(test.app, email, { page: 'invitation' });
    const accept = (word: string) =>
      nobody().call('POST', '/invitations/accept', { token: invitation, password: word });
    expect((await accept(other)).statusCode).toBe(400);
    await reset(await forget(email), []);
    expect((await accept(other)).json().accounts).toMatchObject([
      { accountId: host.accountId, role: 'editor' },
    ]);
    expect(await isIn(thief)).toBe(false);
    // A person with the sign-up password and the email is the same person.
    const mine = await signUpAs(newMail(), 'Mine');
    await host.call('POST', '/members', { email: mine.email, role: 'viewer' });
    const token = await waitForMailToken(test.app, mine.email, { page: 'invitation' });
    const joined = await nobody().call('POST', '/invitations/accept', { token, password });
    expect(joined.json().accounts).toHaveLength(2);
    expect(await claimsOf(await forget(mine.email))).toEqual([]);
  });
});
