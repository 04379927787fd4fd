import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimMessages } from '../../messages/testing/index';
import { ensureSecret, sandboxSecret } from '../../secrets/index';
import { fillAccountTables } from '../../testing/fillAccountTables';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';
import {
  addMember,
  type Browser,
  openBrowser,
  openProgram,
  openSampleBrowser,
  password,
  signUp,
} from '../../testing/signUp';
import { waitFor } from '../../testing/waitFor';
import { waitForMailToken } from '../../testing/waitForMailToken';

let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  test = await openTestApp();
  app = await test.build({ publicUrl: textsUrl });
});
afterAll(() => test.close());

/** What the console does: it names the account on the screen. */
const close = async (owner: Browser, word = password) => {
  const { account } = (await owner.call('GET', '/session')).json();
  return await owner.call('POST', '/account/close', { accountId: account.accountId, password: word });
};
const restore = (owner: Browser) => owner.call('POST', '/account/restore');
const tell = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  statusCode < 400 ? '' : JSON.parse(body).code,
];
const deletesAt = async (owner: Browser) => (await owner.call('GET', '/session')).json().account.deletesAt;
const exportAll = async (owner: Browser) => {
  const answer = await owner.call('GET', '/account/export');
  expect(answer.statusCode).toBe(200);
  const lines = answer.body.split('\n').filter(Boolean);
  return { answer, rows: lines.map((line) => JSON.parse(line) as { table: string; row: object }) };
};

describe('closing an account', () => {
  it('OWN-01 needs an owner and their password', async () => {
    const owner = await signUp(test.app);
    const editor = await addMember(test.app, owner, 'editor');
    expect(tell(await close(editor))).toEqual([403, 'forbidden']);
    const wrong = await close(owner, 'not my password');
    expect([wrong.statusCode, wrong.json().fields[0].path]).toEqual([400, 'password']);
    expect(await deletesAt(owner)).toBeNull();
    expect(tell(await close(owner))).toEqual([204, '']);
    const day = 86_400_000;
    expect(Date.parse(await deletesAt(owner)) - Date.now()).toBeGreaterThan(6.9 * day);
    expect(Date.parse(await deletesAt(owner)) - Date.now()).toBeLessThan(7.1 * day);
  });

  it('OWN-01 closes only the account that its owner sees, not one that another tab switched to', async () => {
    const [seen, other] = [await signUp(test.app), await signUp(test.app)];
    const body = { accountId: seen.accountId, password };
    expect(tell(await other.call('POST', '/account/close', body))).toEqual([409, 'conflict']);
    expect([await deletesAt(seen), await deletesAt(other)]).toEqual([null, null]);
  });

  it('OWN-01 OWN-05 ends its widgets, keys and console at once, and restoring brings them back', async () => {
    const owner = await signUp(test.app, 'Moss');
    const viewer = await addMember(test.app, owner, 'viewer');
    const { key } = (
      await owner.call('POST', '/keys', { name: 'x', role: 'viewer', scopes: ['widgets:read'] })
    ).json();
    const pages = async () =>
      (await test.app.inject(`/widget/bootstrap?page_id=${owner.accountId}`)).statusCode;
    const program = openProgram(test.app, key);
    expect([await pages(), tell(await program.call('GET', '/widgets'))]).toEqual([200, [200, '']]);
    await close(owner);
    await waitFor(async () => (await pages()) === 404);
    expect(tell(await program.call('GET', '/widgets'))).toEqual([403, 'account_closed']);
    for (const who of [owner, viewer]) {
      expect(tell(await who.call('GET', '/widgets'))).toEqual([403, 'account_closed']);
      expect(tell(await who.call('GET', '/session'))).toEqual([200, '']);
    }
    expect(tell(await owner.call('POST', '/widgets', { type: 'bar' }))).toEqual([403, 'account_closed']);
    expect(tell(await restore(viewer))).toEqual([403, 'forbidden']);
    expect(tell(await restore(owner))).toEqual([204, '']);
    // A second press is harmless.
    expect(tell(await restore(owner))).toEqual([204, '']);
    await waitFor(async () => (await pages()) === 200);
    expect(tell(await program.call('GET', '/widgets'))).toEqual([200, '']);
    const { entries } = (await owner.call('GET', '/audit')).json<{ entries: { action: string }[] }>();
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.closed', 'account.restored']),
    );
  });

  it('OWN-01 NET-12 OWN-13 takes no numbers and sends nothing more; STOP still counts', async () => {
    const sample = await openSampleBrowser(test);
    const { sql } = test;
    const secret = await ensureSecret(sql, sandboxSecret);
    const text = (body: string) =>
      postText(app, {
        secret,
        pairs: buildTextForm({ MessageSid: `SM${body}`, From: '+14155550177', Body: body }),
      });
    const count = async () =>
      (await sql<{ n: number }[]>`select count(*)::int as n from subscribers where account_id = 1001`)[0]?.n;
    await postPhone(test.app);
    await sql`update outbox set state = 'queued' where account_id = 1001`;
    expect(await sql`select from outbox where account_id = 1001`).not.toEqual([]);
    const before = await count();
    expect(tell(await close(sample))).toEqual([204, '']);
    expect(await sql`select from outbox where account_id = 1001 and state = 'queued'`).toEqual([]);
    const refused = await postPhone(
      test.app,
      buildPhoneBody({ phone_number: '+14155550178', session_id: 'session-closed-1' }),
    );
    expect(refused.json().state).not.toBe(true);
    await text('FERN');
    await text('STOP');
    expect(await count()).toBe(before);
    expect(await sql`select reason from suppressions where account_id = 1001`).toEqual([{ reason: 'STOP' }]);
    expect(await sql`select from outbox where account_id = 1001 and state = 'queued'`).toEqual([]);
    // What a provider returned meanwhile is canceled when its turn comes; what comes later, when the account is restored.
    const [returned] =
      await sql`update outbox set state = 'queued', next_at = now() where account_id = 1001 returning 1`;
    expect(returned).toBeDefined();
    const claimed = await claimMessages(sql, { most: 10, leaseMs: 1000, busy: new Map() });
    expect(claimed.map(({ isCancelled }) => isCancelled)).toEqual(claimed.map(() => true));
    await sql`update outbox set state = 'queued', next_at = now() + interval '1 day' where account_id = 1001`;
    expect(tell(await restore(sample))).toEqual([204, '']);
    expect(await sql`select from outbox where account_id = 1001 and state = 'queued'`).toEqual([]);
  });

  it('OWN-13 its number counts as given up until it is restored, so that STOP still finds it', async () => {
    const owner = await signUp(test.app);
    const { accountId } = owner;
    await test.sql`update accounts set sms_provider = 'twilio', widget_phone = '+14155550981' where account_id = ${accountId}`;
    const selectNumbers = () =>
      test.sql`select phone, ended_at is null as "isActive" from sms_numbers where account_id = ${accountId}`;
    expect(await selectNumbers()).toEqual([{ phone: '+14155550981', isActive: true }]);
    await close(owner);
    expect(await selectNumbers()).toEqual([{ phone: '+14155550981', isActive: false }]);
    await restore(owner);
    expect(await selectNumbers()).toEqual([{ phone: '+14155550981', isActive: true }]);
  });

  it('OWN-01 C09 an invitation to it can’t be accepted', async () => {
    const owner = await signUp(test.app);
    await test.sql`update users set email_proved_at = now() where email = ${owner.email}`;
    await owner.call('POST', '/members', { email: 'late@example.test', role: 'owner' });
    const token = await waitForMailToken(test.app, 'late@example.test', { page: 'invitation' });
    await close(owner);
    const accept = () => openBrowser(test.app).call('POST', '/invitations/accept', { token, password });
    expect((await accept()).statusCode).toBe(400);
    await restore(owner);
    expect((await accept()).statusCode).toBe(200);
  });

  it('OWN-01 OWN-14 tells every owner who confirmed their address, and nobody else', async () => {
    const owner = await signUp(test.app, 'Secret shop');
    const second = await addMember(test.app, owner, 'owner');
    const viewer = await addMember(test.app, owner, 'viewer');
    const mails = async (to: string) =>
      (await openBrowser(test.app).call('GET', `/sandbox/mails?to=${encodeURIComponent(to)}`))
        .json<{ mails: { subject: string; body: string }[] }>()
        .mails.filter(({ subject }) => subject === 'Your Beckon account will be deleted');
    await close(owner);
    await waitFor(async () => (await mails(second.email)).length === 1);
    expect((await mails(second.email))[0]?.body).toContain('Secret shop');
    // The first owner only typed their address: it may be anyone's.
    expect([await mails(owner.email), await mails(viewer.email)]).toEqual([[], []]);
  });

  it('OWN-01 OWN-20 a server that stops tells the owners first', async () => {
    const [stopping, idle] = [await test.build({}), await test.build({})];
    const owner = await signUp(stopping);
    await waitForMailToken(test.app, owner.email, { page: 'address' });
    await test.sql`update users set email_proved_at = now() where email = ${owner.email}`;
    const subjects = async () =>
      (
        await test.sql<
          { subject: string }[]
        >`select subject from sandbox_mails where to_address = ${owner.email}`
      ).map(({ subject }) => subject);
    const before = await subjects();
    let isStopped = false;
    let stopped = Promise.resolve();
    // The email can't be stored yet.
    await test.sql.begin(async (sql) => {
      await sql`lock table sandbox_mails in exclusive mode`;
      expect(tell(await close(owner))).toEqual([204, '']);
      stopped = stopping.close().then(() => {
        isStopped = true;
      });
      await waitFor(async () => {
        const [waiting] = await sql`
          select from pg_locks where not granted and relation = 'sandbox_mails'::regclass`;
        return waiting !== undefined;
      });
      // A server with nothing to tell has stopped, from start to end.
      await idle.close();
      expect(isStopped).toBe(false);
    });
    await stopped;
    expect(await subjects()).toEqual([...before, 'Your Beckon account will be deleted']);
  });

  it('OWN-01 after signing in, an open account comes before a closed one', async () => {
    const [first, second] = [await signUp(test.app, 'First'), await signUp(test.app, 'Second')];
    const { sql } = test;
    await sql`
      insert into members (account_id, user_id, role, created_at)
      select ${second.accountId}, user_id, 'viewer', now() + interval '1 day' from users where email = ${first.email}`;
    await close(first);
    const answer = await openBrowser(test.app).call('POST', '/sign-in', { email: first.email, password });
    expect(answer.json().account.pageName).toBe('Second');
  });
});

describe('the export of an account', () => {
  it('OWN-01 has everything in it, and nothing that opens it or belongs to others', async () => {
    const [owner, other] = [await signUp(test.app, 'Mine'), await signUp(test.app, 'Theirs')];
    for (const { accountId } of [owner, other]) await fillAccountTables(test.sql, accountId);
    const { answer, rows } = await exportAll(owner);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="account-${owner.accountId}.jsonl"`,
    );
    const tables = [...new Set(rows.map(({ table }) => table))];
    expect(tables).toEqual(
      expect.arrayContaining([
        'accounts',
        'widgets',
        'subscribers',
        'consents',
        'events',
        'outbox',
        'audit_log',
      ]),
    );
    expect(rows.find(({ table }) => table === 'members')?.row).toMatchObject({
      email: owner.email,
      role: 'owner',
    });
    expect(tables).not.toContain('account_secrets');
    expect(answer.body).not.toContain(String(other.accountId));
    expect(answer.body).not.toMatch(/sealed|token_hash|key_hash|password/);
    expect(rows[0]).toMatchObject({ table: 'accounts', row: { pageName: 'Mine' } });
  });

  it('OWN-01 OWN-12 leaves out numbers of erased people, as the list of consents does', async () => {
    const sample = await openSampleBrowser(test);
    const [erased, kept] = ['+14155550182', '+14155550183'];
    for (const phone of [erased, kept])
      await postPhone(
        test.app,
        buildPhoneBody({ phone_number: phone, session_id: `session-${phone.slice(1)}` }),
      );
    const [person] = (await sample.call('GET', '/subscribers?search=0182')).json().subscribers;
    expect((await sample.call('DELETE', `/subscribers/${person.subscriberId}`)).statusCode).toBe(204);
    const { answer, rows } = await exportAll(sample);
    expect([answer.body.includes(erased), answer.body.includes(kept)]).toEqual([false, true]);
    type Consent = {
      consent_id: string;
      phone: string | null;
      phone_salt: string | null;
      phone_proof: string;
    };
    const inFile = rows.flatMap(({ table, row }) => (table === 'consents' ? [row as Consent] : []));
    const { consents } = (await sample.call('GET', '/consents?rows=200')).json<{
      consents: { consentId: string; phone: string | null }[];
    }>();
    const sortPairs = (pairs: (string | null)[][]) => pairs.sort().map(String);
    expect(sortPairs(inFile.map((one) => [one.consent_id, one.phone]))).toEqual(
      sortPairs(consents.map((one) => [one.consentId, one.phone])),
    );
    // Without the salt, nobody can find the number by trying all of them against its proof.
    const proofs = inFile.map(({ phone, phone_salt, phone_proof }) => [!phone, !phone_salt, !phone_proof]);
    expect(proofs).toEqual(inFile.map(({ phone }) => [phone === null, phone === null, false]));
    expect(inFile.filter(({ phone }) => phone === null)).toHaveLength(1);
  });

  it('OWN-01 is written page by page, each row once, also of a closed account', async () => {
    const owner = await signUp(test.app);
    await test.sql`
      insert into events (account_id, day, event_id, kind, name, happened_at, counted_on)
      select ${owner.accountId}, now()::date - n % 40, gen_random_uuid(), 'custom', n::text, now(), now()::date
      from generate_series(1, 4321) as n`;
    await close(owner);
    const { rows } = await exportAll(owner);
    const names = rows.flatMap(({ table, row }) =>
      table === 'events' ? [(row as { name: string }).name] : [],
    );
    expect([names.length, new Set(names).size]).toEqual([4321, 4321]);
    const viewer = await addMember(test.app, await signUp(test.app), 'viewer');
    expect(tell(await viewer.call('GET', '/account/export'))).toEqual([403, 'forbidden']);
  });
});
