import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccount, insertWidget } from '../accounts/index';
import { verifyConsentChain } from '../consents/index';
import { sampleAccount, sampleWidgets } from '../sample/testing/index';
import { ensureSecret, sandboxSecret } from '../secrets/index';
import { countConflicts } from '../testing/countConflicts';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../testing/postText';

const [pairs, atOnce] = [60, 10];
const second = { accountId: 1002, widgetId: 6001 };
let test: TestApp;
let apps: FastifyInstance[];
let secret: string;
let countGivenWay: () => number;

beforeAll(async () => {
  test = await openTestApp();
  // Two processes, whose transactions only meet in the database.
  const { sql, count } = countConflicts(test.sql);
  countGivenWay = count;
  apps = [await test.build({ sql, publicUrl: textsUrl }), await test.build({ sql, publicUrl: textsUrl })];
  secret = await ensureSecret(test.sql, sandboxSecret);
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  await insertAccount(test.sql, { ...sampleAccount, accountId: second.accountId });
  await insertWidget(test.sql, second.accountId, { ...modal, widgetId: second.widgetId, smsKeyword: 'ROSE' });
  await test.sql`update accounts set sms_daily_parts = 100000`;
});
afterAll(() => test.close());

const appAt = (index: number) => apps[index % 2] as FastifyInstance;
const phoneAt = (index: number) => `+1415${555 + (index % 5)}${String(1000 + index)}`;

function leave(index: number, parts: Record<string, unknown> = {}) {
  const body = buildPhoneBody({
    phone_number: phoneAt(index),
    session_id: `pair-session-${index}`,
    ...parts,
  });
  return postPhone(appAt(index), body);
}
function text(index: number, words: string) {
  const form = buildTextForm({ MessageSid: `SMpair${words}${index}`, From: phoneAt(index), Body: words });
  return postText(appAt(index + 1), { secret, pairs: form });
}

describe('forms and texts at the same moment', () => {
  it('OWN-13 NET-12 SMS-08 C78 accepts many pairs of the same number on two processes, and loses none', async () => {
    for (let from = 0; from < pairs; from += atOnce) {
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, at) => from + at).flatMap((index) => [
          leave(index),
          text(index, 'FERN'),
          // The same number and the sender's other account: locks two accounts at once.
          leave(index, { account_id: second.accountId, widget_id: second.widgetId }),
          text(index, 'STOP'),
        ]),
      );
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(2);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    const kept =
      await test.sql`select outcome, count(*)::integer as n from inbound_messages group by 1 order by 1`;
    expect(kept).toEqual([
      { outcome: 'opted_in', n: pairs },
      { outcome: 'stopped', n: pairs },
    ]);
    // A form and a keyword in the first account, a form in the second.
    expect((await test.sql`select from opt_ins`).length).toBe(3 * pairs);
    expect((await test.sql`select from subscribers`).length).toBe(2 * pairs);
    for (const accountId of [1001, second.accountId])
      expect(await verifyConsentChain(test.sql, accountId)).toMatchObject({ ok: true });
    expect(test.lines.filter((line) => line.includes('request failed'))).toEqual([]);
    // They wait for each other in one order, so that none has to be repeated.
    expect(countGivenWay()).toBe(0);
  });
});
