import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { addMember, type Browser, openBrowser, password, signUp } from '../../testing/signUp';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const leave = (who: Browser, word = password) => who.call('POST', '/me/delete', { password: word });
const listEmails = async (owner: Browser) =>
  (await owner.call('GET', '/members'))
    .json<{ members: { email: string }[] }>()
    .members.map(({ email }) => email);

describe('deleting oneself', () => {
  it('OWN-01 deletes the person, their sessions and memberships; others stay, and the log says it', async () => {
    const owner = await signUp(test.app);
    const editor = await addMember(test.app, owner, 'editor');
    const wrong = await leave(editor, 'not my password');
    expect([wrong.statusCode, wrong.json().fields[0].path]).toEqual([400, 'password']);
    expect(await listEmails(owner)).toEqual([owner.email, editor.email]);
    const gone = await leave(editor);
    expect(gone.statusCode).toBe(204);
    expect(String(gone.headers['set-cookie'])).toContain('Max-Age=0');
    expect((await editor.call('GET', '/session')).statusCode).toBe(401);
    expect(await listEmails(owner)).toEqual([owner.email]);
    expect(await test.sql`select from users where email = ${editor.email}`).toEqual([]);
    const again = await openBrowser(test.app).call('POST', '/sign-in', { email: editor.email, password });
    expect(again.statusCode).toBe(401);
    const { entries } = (await owner.call('GET', '/audit')).json<{ entries: { action: string }[] }>();
    expect(entries.map(({ action }) => action)).toContain('member.left');
  });

  it('OWN-01 the only owner of an open account stays until it has another, or is closed', async () => {
    const owner = await signUp(test.app, 'Only mine');
    await addMember(test.app, owner, 'editor');
    const refused = await leave(owner);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'You’re the only owner of Only mine. Delete it first, or make someone else an owner.',
    ]);
    expect((await owner.call('GET', '/session')).statusCode).toBe(200);
    await owner.call('POST', '/account/close', { accountId: owner.accountId, password });
    expect((await leave(owner)).statusCode).toBe(204);
    const shared = await signUp(test.app);
    const second = await addMember(test.app, shared, 'owner');
    expect((await leave(shared)).statusCode).toBe(204);
    expect(await listEmails(second)).toEqual([second.email]);
  });

  it('OWN-01 two owners who leave at once: one of them stays', async () => {
    const first = await signUp(test.app);
    const second = await addMember(test.app, first, 'owner');
    const answers = await Promise.all([leave(first), leave(second)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  });
});
