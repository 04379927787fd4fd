import { calls } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { insertAccount, insertWidget, lockAccounts } from '../../accounts/index';
import { readPoolUse } from '../../database/index';
import { noChannels } from '../../env/testing/index';
import { requestLimits } from '../../http/pure/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { holdTransaction } from '../../testing/holdTransaction';
import { openPoolLike } from '../../testing/openPoolLike';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildEventBody, postEvent } from '../../testing/postEvent';
import { buildPhoneBody } from '../../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';

const twilio = { accountSid: 'AC1', authToken: 'twilio-token-0123456789' };
const { optInsAndTextsAtOnce: slots } = requestLimits;
/** More than there are slots, and connections: nobody else would get one. */
const lockedIds = Array.from({ length: 12 }, (_, index) => 1101 + index);
const [freeId, session] = [1201, 'session-of-another'];
const patience = '?statement_timeout=60000&idle_in_transaction_session_timeout=60000';
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  for (const accountId of [...lockedIds, freeId]) {
    const widgetPhone = `+1415555${accountId}`;
    await insertAccount(test.sql, {
      ...sampleAccount,
      accountId,
      smsProvider: 'twilio',
      smsCountries: [],
      widgetPhone,
    });
    await insertWidget(test.sql, accountId, {
      ...modal,
      widgetId: accountId * 10,
      smsKeyword: `ROSE${accountId}`,
    });
  }
});
afterAll(() => test.close());

/** Another session holds the locks of these accounts. */
const holdLocks = (accountIds: readonly number[]) =>
  holdTransaction(test.sql, (transaction) => lockAccounts(transaction, accountIds));

let count = 0;
/** A visitor with a number and an address of their own. */
const leave = (app: FastifyInstance, accountId: number, sessionId = `session-${count}`) => {
  count += 1;
  const body = {
    account_id: accountId,
    widget_id: accountId * 10,
    session_id: sessionId,
    phone_number: `+1415${300 + count}1234`,
  };
  return app.inject({
    method: 'POST',
    url: calls.createSubscriberByPhoneNumber.path,
    remoteAddress: `198.51.${count}.7`,
    headers: { origin: 'https://shop.example.com' },
    payload: buildPhoneBody(body),
  });
};
const text = (app: FastifyInstance, accountId: number) => {
  count += 1;
  const form = {
    MessageSid: `SM${count}`,
    From: `+1213${300 + count}1234`,
    To: `+1415555${accountId}`,
    Body: 'hello',
  };
  return postText(app, { secret: twilio.authToken, pairs: buildTextForm(form) });
};
const sent: Promise<unknown>[] = [];
type Send = (app: FastifyInstance, accountId: number) => Promise<{ statusCode: number }>;

/** Sends all of this to each account, and counts what is answered. */
function sendAll(app: FastifyInstance, accountIds: readonly number[], sends: readonly Send[]) {
  let answered = 0;
  const note = ({ statusCode }: { statusCode: number }) => {
    answered += 1;
    return statusCode;
  };
  const all = accountIds.flatMap((accountId) => sends.map((send) => send(app, accountId).then(note)));
  sent.push(...all);
  return { answers: Promise.all(all), count: () => answered };
}

/** A server with as many connections for visitors as in production, and a way to count those that wait for a lock. */
async function openServer() {
  const sql = openPoolLike(test.sql, `${test.url}${patience}`, readPoolUse(test.visitorSql)?.most ?? 0);
  const app = await test.build({
    sql,
    publicUrl: textsUrl,
    limits: { ...requestLimits, smsPerWindow: 1000, handlerTimeoutMs: 60_000 },
    channels: { ...noChannels, shared: { twilio }, sharedWith: [...lockedIds, freeId] },
  });
  // A test that fails must leave nothing behind that waits: its locks are released before this.
  onTestFinished(async () => {
    await Promise.allSettled(sent.splice(0));
    await app.close();
    await sql.end();
  });
  const countWaiting = async () =>
    (
      await test.sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    ).length;
  return { app, sql, countWaiting };
}

it('NET-12 OWN-13 E13 while a dozen accounts are locked, others’ polls, events and configurations are answered', async () => {
  const { app, sql, countWaiting } = await openServer();
  expect((await leave(app, freeId, session)).json()).toMatchObject({ state: true });
  const release = await holdLocks(lockedIds);
  const { answers, count: countAnswered } = sendAll(app, lockedIds, [leave, leave, text, text]);
  await expect.poll(countWaiting).toBe(slots);
  await expect.poll(() => readPoolUse(sql)).toMatchObject({ busy: slots, waiting: 0 });

  const poll = `${calls.checkOptin.path}?account_id=${freeId}&session_id=${session}`;
  expect((await app.inject(poll)).json()).toEqual({ has_opted_in: true });
  const event = await postEvent(app, buildEventBody({ account_id: freeId, session_id: session }));
  expect([event.statusCode, event.json()]).toEqual([200, { state: true }]);
  // Nobody has asked this server for it before.
  expect((await app.inject(`/widget/bootstrap?page_id=${freeId}`)).statusCode).toBe(200);
  // All of that while nothing could go on for the others.
  expect([countAnswered(), await countWaiting()]).toEqual([0, slots]);

  release();
  expect(new Set(await answers)).toEqual(new Set([200]));
});

it('NET-12 OWN-13 E13 four locked accounts, however much they wait for, leave slots for opt-ins and texts of others', async () => {
  const { app, countWaiting } = await openServer();
  const locked = lockedIds.slice(0, 4);
  const release = await holdLocks(locked);
  const { answers, count: countAnswered } = sendAll(app, locked, [leave, leave, leave, text, text, text]);
  // One each, and perhaps a second one of the first.
  await expect.poll(countWaiting).toBeGreaterThanOrEqual(locked.length);
  expect((await leave(app, freeId)).json()).toMatchObject({ state: true });
  expect((await text(app, freeId)).statusCode).toBe(200);
  expect(countAnswered()).toBe(0);
  release();
  expect(new Set(await answers)).toEqual(new Set([200]));
});
