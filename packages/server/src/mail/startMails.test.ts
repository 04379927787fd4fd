import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateId } from '../database/index';
import { waitUntil } from '../database/testing/index';
import { createSecretBox } from '../secrets/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { createMailer } from './createMailer';
import { type Mail, MailFailure, MailRefusal } from './sendSmtp';
import { startMails } from './startMails';
import { pruneMails, retryMail } from './store/claimMails';
import { listSandboxMails } from './store/insertSandboxMail';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const secrets = createSecretBox(new Uint8Array(32));
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const retryAfter = (...pausesMs: number[]) => ({ pausesMs, spread: 0, forMs: 3_600_000 });
const waiting = () => test.sql<{ tries: number }[]>`select tries from waiting_mails where failed_at is null`;
const failed = () => test.sql<{ id: string; error: string }[]>`
  select mail_id as id, last_error as error from waiting_mails where failed_at is not null`;
const mail = { to: 'ann@example.test', subject: 'Hello', body: 'word-that-opens' };
const mailer = () => createMailer(test.sql, { provider: 'smtp' }, secrets);

it('OWN-01 an email waits, sealed, for an SMTP server that is down, and is sent once', async () => {
  await mailer().send(mail);
  const rows = await test.sql`select encode(sealed, 'escape') as sealed from waiting_mails`;
  expect(JSON.stringify(rows)).not.toContain('word-that-opens');
  const sent: Mail[] = [];
  let isAway = true;
  const send = async (one: Mail) => {
    if (isAway) throw new Error('away');
    sent.push(one);
  };
  const servers = [1, 2].map(() =>
    startMails({ sql: test.sql, secrets, send, log, retry: retryAfter(1000) }),
  );
  expect(await waitUntil(async () => ((await waiting())[0]?.tries ?? 0) >= 1, 30_000)).toBe(true);
  expect(sent).toEqual([]);
  isAway = false;
  expect(await waitUntil(async () => (await waiting()).length === 0, 30_000)).toBe(true);
  expect(sent).toEqual([mail]);
  for (const server of servers) await server.stop();
});

it('OWN-01 gives up on an email that never goes out', async () => {
  await mailer().send(mail);
  const send = () => Promise.reject(new Error('away'));
  const worker = startMails({ sql: test.sql, secrets, send, log, retry: { pausesMs: [], spread: 0 } });
  expect(await waitUntil(async () => (await waiting()).length === 0, 30_000)).toBe(true);
  await worker.stop();
});

it('OWN-01 D23 keeps an email that it gave up on, and sends it once an operator retries it', async () => {
  await test.sql`delete from waiting_mails`;
  await mailer().send({ ...mail, lifeS: 3600 });
  const refuse = () => Promise.reject(new MailRefusal('The SMTP server returned 550.'));
  const refused = startMails({ sql: test.sql, secrets, send: refuse, log });
  expect(await waitUntil(async () => (await failed()).length === 1, 30_000)).toBe(true);
  await refused.stop();
  const [{ id, error } = { id: '', error: '' }] = await failed();
  expect(error).toBe('The SMTP server returned 550.');
  expect(await retryMail(test.sql, id)).toBe(true);
  expect(await retryMail(test.sql, id)).toBe(false);
  const sent: Mail[] = [];
  const worker = startMails({ sql: test.sql, secrets, send: async (one) => void sent.push(one), log });
  expect(await waitUntil(async () => (await test.sql`select from waiting_mails`).length === 0, 30_000)).toBe(
    true,
  );
  await worker.stop();
  expect(sent).toEqual([mail]);
});

it('OWN-01 C69 deletes emails that it gave up on after some days, and those whose token has expired', async () => {
  for (const [age, life] of [
    ['8 days', null],
    ['1 day', '-1 hour'],
    ['1 day', null],
  ] as const)
    await test.sql`
      insert into waiting_mails (mail_id, sealed, failed_at, next_try_at, expires_at)
      values (gen_random_uuid(), '', now() - ${age}::interval, 'infinity', now() + ${life}::interval)`;
  const [expired] = await test.sql`select mail_id as id from waiting_mails where expires_at < now()`;
  expect(await retryMail(test.sql, expired?.['id'])).toBe(false);
  expect(await pruneMails(test.sql, 7)).toBe(2);
  expect(await failed()).toHaveLength(1);
  await test.sql`delete from waiting_mails`;
});

it('OWN-01 C69 deletes emails that were stored instead of sent after some days, in batches, without another email', async () => {
  const dayMs = 86_400_000;
  for (const days of [8, 7.1, 7.2, 9, 30, 6.9, 0])
    await test.sql`
      insert into sandbox_mails (mail_id, to_address, subject, body)
      values (${generateId(Date.now() - days * dayMs)}, 'old@example.test', ${`${days} days`}, '')`;
  const read = async () => {
    const mails = await listSandboxMails(test.sql, { to: 'old@example.test', most: 10 });
    return mails.map(({ subject }) => subject);
  };
  // A server that stops ends between two batches.
  const batches = [false, false, true];
  const isStopping = () => batches.shift() ?? false;
  expect(await pruneMails(test.sql, 7, { atOnce: 2, isStopping })).toBe(2);
  expect(await pruneMails(test.sql, 7, { atOnce: 2 })).toBe(3);
  expect(await read()).toEqual(['0 days', '6.9 days']);
});

it('OWN-01 C09 does not retry or send an email after its token has expired', async () => {
  const tries: string[] = [];
  const send = (one: Mail) => {
    tries.push(one.subject);
    return Promise.reject(new Error('away'));
  };
  await mailer().send({ ...mail, subject: 'too late', lifeS: 0 });
  await mailer().send({ ...mail, subject: 'no second try', lifeS: 60 });
  await mailer().send({ ...mail, subject: 'later', lifeS: 3600 });
  const worker = startMails({ sql: test.sql, secrets, send, log, retry: retryAfter(60_000) });
  expect(await waitUntil(async () => (await waiting()).length === 1, 30_000)).toBe(true);
  await worker.stop();
  expect(tries.sort()).toEqual(['later', 'no second try']);
  await test.sql`delete from waiting_mails`;
});

it('OWN-01 does not resend an email that was rejected permanently', async () => {
  await mailer().send({ ...mail, lifeS: 3600 });
  const send = () => Promise.reject(new MailRefusal('The SMTP server returned 550.'));
  const worker = startMails({ sql: test.sql, secrets, send, log, retry: retryAfter(1000) });
  expect(await waitUntil(async () => (await waiting()).length === 0, 30_000)).toBe(true);
  await worker.stop();
});

it.each([
  ['says in the log why an email was not sent', new MailFailure('The SMTP server failed (ESOCKET).')],
  ['logs no sentence that may quote the email', new Error('"Hello, Ann" is not valid JSON')],
])('OWN-01 C45 %s', async (_, error) => {
  await mailer().send(mail);
  const told: object[] = [];
  const noting = { ...log, error: (about: object) => void told.push(about) };
  const send = () => Promise.reject(error);
  const retry = { pausesMs: [], spread: 0 };
  const worker = startMails({ sql: test.sql, secrets, send, log: noting, retry });
  expect(await waitUntil(async () => (await waiting()).length === 0, 30_000)).toBe(true);
  await worker.stop();
  expect(told).toMatchObject([{ reason: error instanceof MailFailure ? error.message : undefined }]);
});
