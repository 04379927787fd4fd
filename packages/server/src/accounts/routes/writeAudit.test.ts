import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, openBrowser, password, signUp } from '../../testing/signUp';
import { waitForMailToken } from '../../testing/waitForMailToken';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const next = 'another long password';
const nobody = () => openBrowser(test.app);

/** Does something while the audit log is not writable. */
async function withoutLog<Result>(work: () => Promise<Result>): Promise<Result> {
  await test.sql.unsafe(`
    create function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
    create trigger refuse_entry before insert on audit_log for each row execute function refuse_entry()`);
  try {
    return await work();
  } finally {
    await test.sql.unsafe('drop trigger refuse_entry on audit_log; drop function refuse_entry()');
  }
}

it('OWN-01 C71 nothing happens that cannot be logged: accounts, passwords, sessions', async () => {
  const owner = await signUp(test.app);
  const other = (await nobody().call('POST', '/sign-in', { email: owner.email, password })).json();
  await nobody().call('POST', '/password/forgot', { email: owner.email });
  const token = await waitForMailToken(test.app, owner.email, { page: 'reset' });
  const { sessions } = (await owner.call('GET', '/sessions')).json<{
    sessions: { sessionId: string; isCurrent: boolean }[];
  }>();
  const second = sessions.find(({ isCurrent }) => !isCurrent)?.sessionId;
  const calls: [Browser, string, string, object?][] = [
    [nobody(), 'POST', '/sign-up', { email: 'unlogged@example.test', password, pageName: 'x' }],
    [owner, 'POST', '/password/change', { current: password, next }],
    [nobody(), 'POST', '/password/reset', { token, password: next, keep: [] }],
    [owner, 'DELETE', `/sessions/${second}`],
    [owner, 'DELETE', '/sessions'],
  ];
  for (const [who, method, path, body] of calls) {
    const { statusCode } = await withoutLog(() => who.call(method, path, body));
    expect([path, statusCode >= 500]).toEqual([path, true]);
  }
  expect(await test.sql`select from users where email = 'unlogged@example.test'`).toHaveLength(0);
  const after = (await owner.call('GET', '/sessions')).json<{ sessions: object[] }>().sessions;
  expect([after.length, other.role]).toEqual([sessions.length, 'owner']);
  const signIn = async (word: string) =>
    (await nobody().call('POST', '/sign-in', { email: owner.email, password: word })).statusCode;
  expect([await signIn(password), await signIn(next)]).toEqual([200, 401]);
  // The token of the email was not used up either.
  const reset = { token, password: next, keep: [owner.accountId] };
  expect((await nobody().call('POST', '/password/reset', reset)).statusCode).toBe(204);
});
