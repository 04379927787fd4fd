import { calls } from '@beckon/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAccount, insertWidget, lockAccounts } from '../../accounts/index';
import { readPoolUse } from '../../database/index';
import { noChannels } from '../../env/testing/index';
import { requestLimits } from '../../http/pure/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { holdTransaction } from '../../testing/holdTransaction';
import { openPoolLike } from '../../testing/openPoolLike';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';

const twilio = { accountSid: 'AC1', authToken: 'twilio-token-0123456789' };
const [to, otherPhone] = ['+14155550199', '+14155550198'];
const [busyId, otherId] = [1002, 1003];
const [atOnce, waiting, connections] = [2, 4, 3];
let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  for (const accountId of [busyId, otherId]) {
    const account = {
      ...sampleAccount,
      accountId,
      smsProvider: 'twilio',
      smsCountries: [],
      widgetPhone: accountId === busyId ? to : otherPhone,
    };
    await insertAccount(test.sql, account);
    await insertWidget(test.sql, accountId, {
      ...modal,
      widgetId: accountId * 10,
      smsKeyword: `ROSE${accountId}`,
    });
  }
});
afterAll(() => test.close());

/** Another session holds the lock of the busy account. */
const holdLock = () => holdTransaction(test.sql, (transaction) => lockAccounts(transaction, [busyId]));

it('OWN-13 E13 texts to a busy account hold few connections, and other accounts are answered', async () => {
  const sql = openPoolLike(test.sql, `${test.url}?statement_timeout=60000`, connections);
  const app = await test.build({
    sql,
    publicUrl: textsUrl,
    limits: { ...requestLimits, textsAtOnce: atOnce, textsWaiting: waiting, handlerTimeoutMs: 60_000 },
    channels: { ...noChannels, shared: { twilio }, sharedWith: [busyId, otherId] },
  });
  const session = 'session-of-another';
  const body = { account_id: otherId, widget_id: otherId * 10, session_id: session };
  expect((await postPhone(app, buildPhoneBody(body))).json()).toMatchObject({ state: true });
  const release = await holdLock();
  const texts = Array.from({ length: atOnce + waiting + 3 }, (_, index) => {
    const form = { MessageSid: `SM${index}`, From: `+1415555${1000 + index}`, To: to, Body: 'hello' };
    return postText(app, { secret: twilio.authToken, pairs: buildTextForm(form) });
  });
  const countWaiting = async () =>
    (
      await test.sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    ).length;
  // Those that don't fit are rejected only once all others wait.
  const refused = await Promise.race(texts);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  await expect.poll(countWaiting).toBe(atOnce);
  await expect.poll(() => readPoolUse(sql)).toMatchObject({ busy: atOnce, waiting: 0 });
  const url = `${calls.checkOptin.path}?account_id=${otherId}&session_id=${session}`;
  expect((await app.inject(url)).json()).toEqual({ has_opted_in: true });
  await release();
  const statuses = (await Promise.all(texts)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
  expect(await test.sql`select from inbound_messages`).toHaveLength(atOnce + waiting);
  await app.close();
  await sql.end();
});
