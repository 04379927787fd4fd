import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@beckon/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSignInLink } from './accounts/index';
import type { Sql } from './database/index';
import { openPool } from './database/testing/index';
import { createLogger } from './http/index';
import { listForms } from './numbers/index';
import { signTwilio } from './providers/testing/index';
import { writeSamples } from './sample/index';
import { buildWebKey, createSecretBox } from './secrets/index';
import { signingTools } from './sms/index';
import { makeInstallation } from './testing/makeInstallation';
import { openProviderDouble, providerDouble } from './testing/openProviderDouble';
import { openSealedPool } from './testing/openSealedPool';
import { openTestDatabase } from './testing/openTestDatabase';
import { buildPhoneBody } from './testing/postPhone';
import { buildTextForm } from './testing/postText';
import { type RunningMain, runMain } from './testing/runMain';

const secretKey = 'a key of this test and of nothing else';
const webKey = buildWebKey([Buffer.from(secretKey)]);
const { twilio } = providerDouble;
const log = createLogger('silent');
/** The address of both together: providers sign it, pages and links have it. */
const publicUrl = 'http://localhost';
const [visitor, other] = ['+14155550131', '+14155550132'];
let [root, databaseUrl] = ['', ''];
let [web, worker]: (RunningMain | undefined)[] = [];
let sql: Sql;
/** The same with the keys of numbers. */
let sealed: Sql;
let double: Awaited<ReturnType<typeof openProviderDouble>>;
const undo: (() => unknown)[] = [];

const run = async (env: Record<string, string>) => {
  const main = await runMain({
    root,
    env: { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl, TWILIO_API_URL: double.url, ...env },
  });
  undo.push(async () => {
    main.child.kill('SIGTERM');
    await main.exitCode();
  });
  return main;
};

beforeAll(async () => {
  root = makeInstallation();
  undo.push(() => rmSync(root, { recursive: true, force: true }));
  double = await openProviderDouble();
  undo.push(double.close);
  const { url, drop } = await openTestDatabase({ log });
  databaseUrl = url;
  undo.push(drop);
  sql = openPool(url, 2);
  undo.push(() => sql.end());
  worker = await run({ ROLE: 'worker', SECRET_KEY: secretKey });
  await writeSamples(sql);
  web = await run({ ROLE: 'web', WEB_KEY: webKey });
  sealed = await openSealedPool(url, secretKey);
  undo.push(() => sealed.end());
});
afterAll(async () => {
  for (const one of undo.reverse()) await one();
});

const optIn = async (parts: Record<string, unknown>) => {
  const answer = await fetch(`${web?.url}${calls.createSubscriberByPhoneNumber.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify(buildPhoneBody(parts)),
  });
  return (await answer.json()) as { state: boolean; errors: string[] };
};

/** A text to the account's number, as Twilio signs and sends it. */
const text = (url: string | undefined, body: string) => {
  const pairs = buildTextForm({ To: twilio.phone, From: visitor, Body: body, MessageSid: `SM${body}` });
  const signed = { url: `${publicUrl}/webhooks/sms`, pairs };
  const signature = signTwilio(twilio.authToken, signed, signingTools.hmac);
  return fetch(`${url}/webhooks/sms`, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(pairs.map(([name, value]) => [name, value])),
  });
};
const listTexted = () => double.sent.map(({ body }) => new URLSearchParams(body).get('To'));
const scrape = async (main: RunningMain | undefined) => await (await fetch(`${main?.url}/metrics`)).text();

describe('a web server and a worker on one database', () => {
  it('OWN-02 OWN-13 C50 what an owner connects at the web server, only the worker can open; there it sends', async () => {
    expect([web?.stderr(), worker?.stderr()]).toEqual(['', '']);
    const link = await fetch(`${web?.url}${await createSignInLink(sql, 1001)}`, { redirect: 'manual' });
    const [cookie = ''] = (link.headers.get('set-cookie') ?? '').split(';');
    const put = await fetch(`${web?.url}/api/v1/settings/connections/twilio`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        origin: publicUrl,
        'sec-fetch-site': 'same-origin',
        cookie,
      },
      body: JSON.stringify(twilio),
    });
    expect([put.status, await put.text()]).toEqual([204, '']);
    const [stored] = await sql<{ sealed: Buffer; contact: string }[]>`
      select sealed, contact from account_secrets where account_id = 1001`;
    expect([stored?.sealed[0], stored?.contact]).toEqual([2, twilio.phone]);
    expect(stored?.sealed.includes(twilio.authToken)).toBe(false);
    const box = createSecretBox(Buffer.from(secretKey));
    expect(JSON.parse(box.open('1001 twilio', stored?.sealed ?? Buffer.of()))).toEqual(twilio);
    // No key was created on the way.
    expect(existsSync(join(root, '.data', 'secret-key'))).toBe(false);

    // Without other words, the form promises a text: the web server knows that one can be sent.
    expect(await optIn({ phone_number: visitor })).toEqual({ state: true, errors: [] });
    await expect.poll(listTexted).toEqual([visitor]);
    expect(double.sent[0]?.authorization).toBe(double.basic);
  });

  it('OWN-13 C58 STOP arrives at the worker and counts for what visitors do at the web server', async () => {
    expect((await text(worker?.url, 'STOP')).status).toBe(200);
    await sql`
      insert into widgets (account_id, widget_id, widget_type, channel, name, sms_keyword, status, data, version)
      select account_id, 5999, widget_type, channel, name, '', status, data, version from widgets
      where account_id = 1001 and widget_id = 5001`;
    expect(await optIn({ phone_number: visitor, widget_id: 5999 })).toMatchObject({ state: true });
    // The answer is the same for every request; no text leaves.
    const states = async () =>
      (
        await sql<{ state: string }[]>`
        select distinct state from outbox where recipient = any(${listForms(sealed, 1001, visitor)}) and dedupe_key like '%5999%'`
      ).map(({ state }) => state);
    await expect.poll(states).toEqual(['cancelled']);
    expect(await optIn({ phone_number: other, session_id: 'session-of-another' })).toMatchObject({
      state: true,
    });
    await expect.poll(() => listTexted().includes(other)).toBe(true);
    const [first] = double.sent;
    const isFirst = ({ body }: { body: string }) => body === first?.body;
    expect(double.sent.filter(isFirst)).toHaveLength(1);
  });

  it('OWN-13 OWN-14 OWN-20 each says where a call belongs that the other answers', async () => {
    const [byWeb, handshake] = [await text(web?.url, 'START'), await fetch(`${web?.url}/webhooks/messenger`)];
    for (const answer of [byWeb, handshake, await fetch(`${web?.url}/webhooks/sms/vonage`)]) {
      expect(answer.status).toBe(421);
      expect(((await answer.json()) as { error: string }).error).toContain('ROLE=worker');
    }
    for (const path of ['/1001.js', '/console/', '/api/v1/version', '/l/x', '/']) {
      const answer = await fetch(`${worker?.url}${path}`);
      expect([path, answer.status]).toEqual([path, 421]);
      expect(((await answer.json()) as { error: string }).error).toContain('ROLE=web');
      expect([path, (await fetch(`${web?.url}${path}`, { redirect: 'manual' })).status]).not.toEqual([
        path,
        421,
      ]);
    }
    for (const main of [web, worker]) {
      expect((await fetch(`${main?.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${main?.url}/readyz`)).status).toBe(200);
    }
  });

  it('OWN-11 OWN-20 only the worker does upkeep; both store their files, and the web server reports when a worker was last there', async () => {
    const tasksOf = async (main: RunningMain | undefined) =>
      [...(await scrape(main)).matchAll(/^beckon_upkeep_interval_seconds\{task="([^"]+)"\}/gm)].map(
        ([, task]) => task,
      );
    expect(await tasksOf(web)).toEqual(['share the files of this version']);
    const tasks = await tasksOf(worker);
    expect(tasks).toContain('delete old webhook deliveries');
    expect(tasks).toContain('share the files of this version');
    const [, ageS] = /^beckon_worker_report_age_seconds (\S+)$/m.exec(await scrape(web)) ?? [];
    expect(Number(ageS)).toBeLessThan(600);
    expect(web?.messages().join()).not.toMatch(/partitions|released texts/);
    // A pool connects when something uses it.
    const countJobs = async (main: RunningMain | undefined) =>
      [
        ...(await scrape(main)).matchAll(
          /^beckon_database_pool_connections\{pool="jobs",state="\w+"\} (\d+)$/gm,
        ),
      ].map(([, connections]) => Number(connections));
    expect(await countJobs(web)).toEqual([0, 0, 0]);
    const ofWorker = await countJobs(worker);
    expect(ofWorker.reduce((one, next) => one + next)).toBeGreaterThan(0);
  });

  it('OWN-02 OWN-20 with another key, a web server writes nothing and says what to do', async () => {
    const strange = buildWebKey([Buffer.from('a key of some other installation, not of this')]);
    await sql`delete from migrations where name = '0038_roles.sql'`;
    const refused = await run({ ROLE: 'web', WEB_KEY: strange });
    expect([refused.url, await refused.exitCode()]).toEqual([undefined, 1]);
    expect(refused.stderr()).toContain('use another key');
    expect(refused.stderr()).toContain('npx beckon web-key');
    expect(await sql`select from migrations where name = '0038_roles.sql'`).toHaveLength(0);
  });
});
