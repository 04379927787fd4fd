import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecretBox } from '../../secrets/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { openBrowser, signUp } from '../../testing/signUp';
import { testOwner } from '../../testing/testOwner';
import { inviteMail } from '../pure/resetMail';

const publicUrl = 'http://localhost';
const mail = { provider: 'smtp', url: 'smtp://127.0.0.1:1', from: 'beckon@example.test' } as const;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('OWN-01 says when emails are kept instead of sent', async () => {
  const owner = await signUp(test.app);
  const invited = await owner.call('POST', '/members', { email: 'kept@mails.test', role: 'viewer' });
  const forgot = await openBrowser(test.app).call('POST', '/password/forgot', { email: owner.email });
  expect([invited.statusCode, invited.json(), forgot.statusCode, forgot.json()]).toEqual([
    202,
    { mails: 'kept' },
    202,
    { mails: 'kept' },
  ]);
});

it('OWN-01 C08 promises no email that would neither be sent nor be readable', async () => {
  const { email, cookie } = await signUp(test.app);
  const app = await test.build({ owner: { ...testOwner, showsMails: false } });
  const owner = openBrowser(app, cookie);
  const invited = await owner.call('POST', '/members', { email: 'lost@mails.test', role: 'viewer' });
  expect([invited.statusCode, invited.json().code]).toEqual([409, 'no_mail']);
  expect((await owner.call('GET', '/invitations')).json().invitations).toEqual([]);
  // The answer is the same whether the address exists or not.
  for (const address of [email, 'nobody@mails.test']) {
    const forgot = await openBrowser(app).call('POST', '/password/forgot', { email: address });
    expect([address, forgot.statusCode, forgot.json().code]).toEqual([address, 409, 'no_mail']);
  }
  const countMails = () => test.sql`select from sandbox_mails`.then(({ length }) => length);
  // Emails are sent after the answer: two sign-ups, an invitation and a password reset make four.
  await expect.poll(countMails).toBe(4);
  const fresh = await signUp(app);
  expect(fresh.accountId).toBeGreaterThan(0);
  expect(await countMails()).toBe(4);
});

it('OWN-01 C08 sends strangers nothing until you have confirmed your own address', async () => {
  const { email, cookie } = await signUp(test.app, 'Buy at http://bad.example');
  const app = await test.build({ publicUrl, owner: { ...testOwner, mail } });
  const owner = openBrowser(app, cookie);
  const invite = () => owner.call('POST', '/members', { email: 'stranger@mails.test', role: 'viewer' });
  const countMails = () => test.sql`select from waiting_mails`.then(({ length }) => length);
  const before = await countMails();
  const refused = await invite();
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'address_unproved']);
  expect((await owner.call('GET', '/invitations')).json().invitations).toEqual([]);
  expect(await countMails()).toBe(before);
  await test.sql`update users set email_proved_at = now() where email = ${email}`;
  expect([(await invite()).statusCode, await countMails()]).toEqual([202, before + 1]);
});

it('OWN-01 C08 sends no link to a host that somebody chose, even if its address was not configured', async () => {
  const { email } = await signUp(test.app);
  const forget = async (app: TestApp['app']) => {
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    const url = '/api/v1/password/forgot';
    return await app.inject({ method: 'POST', url, headers, payload: { email } });
  };
  await test.sql`delete from waiting_mails`;
  const without = await test.build({ owner: { ...testOwner, mail, showsMails: false } });
  const refused = await forget(without);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'no_mail']);
  const owner = await signUp(without);
  const invited = await owner.call('POST', '/members', { email: 'b@mails.test', role: 'viewer' });
  expect([invited.statusCode, invited.json().code]).toEqual([409, 'no_mail']);
  expect(await test.sql`select from waiting_mails`).toHaveLength(0);

  const app = await test.build({ publicUrl, owner: { ...testOwner, mail } });
  // The page of another host may not even ask; a program may, and its Host changes nothing.
  expect((await forget(app)).statusCode).toBe(403);
  const asked = await app.inject({
    method: 'POST',
    url: '/api/v1/password/forgot',
    headers: { host: 'evil.example' },
    payload: { email },
  });
  expect([asked.statusCode, asked.json()]).toEqual([202, { mails: 'sent' }]);
  const box = createSecretBox(testOwner.secretKey);
  const listBodies = async () =>
    (
      await test.sql<
        { mailId: string; sealed: Buffer }[]
      >`select mail_id as "mailId", sealed from waiting_mails`
    ).map(({ mailId, sealed }) => JSON.parse(box.open(`mail ${mailId}`, sealed)).body as string);
  await expect.poll(listBodies).toEqual([expect.stringContaining(`${publicUrl}/console/reset#token=`)]);
  expect((await listBodies()).join()).not.toContain('evil');
});

it('OWN-01 an invitation has nothing in its subject that an owner wrote', () => {
  const { subject, body } = inviteMail('https://beckon.example/x', 'Buy at http://bad.example');
  expect([subject.includes('bad'), body.includes('Buy at http://bad.example')]).toEqual([false, true]);
});
