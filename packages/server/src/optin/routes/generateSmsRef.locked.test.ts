import { calls } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { insertAccount, insertWidget } from '../../accounts/index';
import { generateId, readPoolUse } from '../../database/index';
import { requestLimits } from '../../http/pure/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { holdTransaction } from '../../testing/holdTransaction';
import { openPoolLike } from '../../testing/openPoolLike';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildEventBody, postEvent } from '../../testing/postEvent';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';

const [busyId, freeId] = [1301, 1302];
/** More than there are connections. */
const smsRefsWaiting = 20;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  for (const accountId of [busyId, freeId]) {
    await insertAccount(test.sql, { ...sampleAccount, accountId, widgetPhone: `+1415555${accountId}` });
    await insertWidget(test.sql, accountId, {
      ...modal,
      widgetId: accountId * 10,
      smsKeyword: `K${accountId}`,
    });
  }
});
afterAll(() => test.close());

/** A new visit asks for a ref. */
const ask = (app: FastifyInstance, accountId: number) =>
  app.inject({
    method: 'POST',
    url: calls.generateSMSRef.path,
    headers: { origin: 'https://shop.example.com' },
    payload: { account_id: accountId, widget_id: accountId * 10, session_id: generateId() },
  });

/** Another session holds all counts of now, and of the time that begins next. */
const holdCounts = () =>
  holdTransaction(test.sql, async (sql) => {
    await sql`select from sms_slices for update`;
    await sql`
      insert into sms_slices (key, slice, n) select key, slice + interval '1 day' / 10, 0 from sms_slices`;
  });

it('NET-12 OWN-13 E13 new refs of one account wait on one connection: the calls of others are answered', async () => {
  const patience = '?statement_timeout=60000&idle_in_transaction_session_timeout=60000';
  const sql = openPoolLike(test.sql, `${test.url}${patience}`, readPoolUse(test.visitorSql)?.most ?? 0);
  const limits = { ...requestLimits, smsPerWindow: 1000, handlerTimeoutMs: 60_000, smsRefsWaiting };
  const app = await test.build({ sql, limits });
  const asked: Promise<unknown>[] = [];
  // A failed test leaves nothing that waits: the counts are released before this.
  onTestFinished(async () => {
    await Promise.allSettled(asked);
    await app.close();
    await sql.end();
  });
  expect((await ask(app, busyId)).json()).toMatchObject({ state: true });
  const release = await holdCounts();
  const statuses: number[] = [];
  for (let n = 0; n < 1 + smsRefsWaiting + 1; n += 1)
    asked.push(ask(app, busyId).then(({ statusCode }) => statuses.push(statusCode)));
  // The lane is full, so all others are in it: a page without a ref takes the keyword.
  await expect.poll(() => statuses).toEqual([503]);
  await expect.poll(() => readPoolUse(sql)).toMatchObject({ busy: 1, waiting: 0 });

  expect((await ask(app, freeId)).json()).toMatchObject({ state: true });
  const [session_id, account_id] = [generateId(), freeId];
  const optIn = buildPhoneBody({ account_id, widget_id: freeId * 10, session_id });
  expect((await postPhone(app, optIn)).json()).toMatchObject({ state: true });
  const poll = `${calls.checkOptin.path}?account_id=${freeId}&session_id=${session_id}`;
  expect((await app.inject(poll)).json()).toEqual({ has_opted_in: true });
  expect((await postEvent(app, buildEventBody({ account_id, session_id }))).statusCode).toBe(200);
  expect([statuses, readPoolUse(sql)]).toEqual([[503], expect.objectContaining({ busy: 1 })]);

  release();
  await Promise.all(asked);
  expect(statuses.slice(1)).toEqual(Array(1 + smsRefsWaiting).fill(200));
});
