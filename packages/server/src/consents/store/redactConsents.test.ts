import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../../database/index';
import { suppress, unsuppress } from '../../messages/index';
import { selectLastConsent } from '../../subscribers/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildConsent } from '../testing/buildConsent';
import { tamper } from '../testing/tamper';
import { verifyConsentFile } from '../verifyConsentFile';
import { appendConsent, hashConsent } from './appendConsent';
import { listConsents } from './listConsents';
import { markConsents, redactConsents } from './redactConsents';
import { verifyConsentChain } from './verifyConsentChain';
import { writeConsentFile } from './writeConsentFile';

let test: TestApp;
let accountId = 3000;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const [left, other] = ['+14155550100', '+14155550101'];
const append = (phone: string) =>
  test.sql.begin((transaction) => appendConsent(transaction, buildConsent({ account_id: accountId, phone })));
const addressOf = (phone: string) => ({ accountId, channel: 'sms', recipient: phone }) as const;
/** An account with a consent of someone who leaves, one of someone else, and another of the first. */
async function fillAccount(): Promise<void> {
  accountId += 1;
  for (const phone of [left, other, left]) await append(phone);
}
const listPhones = async () =>
  (
    await test.sql<{ phone: string | null }[]>`
      select phone from consents where account_id = ${accountId} order by seq`
  ).map(({ phone }) => phone);
/** The account's file, by lines. */
async function exportLines(): Promise<string[]> {
  const lines: string[] = [];
  await writeConsentFile(test.sql, { accountId, atMs: 0, write: (line) => lines.push(line) });
  return lines.join('').split('\n');
}

describe('redactConsents', () => {
  it('OWN-12 SMS-11 C62 deletes the number of someone who left long ago, and the chain still proves the rest', async () => {
    await fillAccount();
    await suppress(test.sql, addressOf(left), { reason: 'STOP' });
    expect(await redactConsents(test.sql, 1)).toBe(0);
    expect(await listPhones()).toEqual([left, other, left]);
    expect(await redactConsents(test.sql, 0, { atOnce: 1 })).toBe(2);
    expect(await listPhones()).toEqual([null, other, null]);
    const [row] = await test.sql`
      select phone_salt, phone_proof, phone_mark from consents where account_id = ${accountId} and seq = 1`;
    expect(row).toEqual({
      phone_salt: null,
      phone_proof: expect.stringMatching(/^[0-9a-f]{64}$/),
      phone_mark: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await verifyConsentChain(test.sql, accountId)).toEqual({
      ok: true,
      count: 3,
      unchained: 0,
    });
    await append(left);
    expect(await verifyConsentChain(test.sql, accountId)).toMatchObject({ ok: true, count: 4 });
    expect(await verifyConsentFile(await exportLines())).toMatchObject({ ok: true, count: 4 });
  });

  it('OWN-12 a search for the number still finds its records, and START finds the consent', async () => {
    await fillAccount();
    await suppress(test.sql, addressOf(left), { reason: 'erased' });
    const listAll = async () =>
      (await listConsents(test.sql, { accountId, most: 9 })).map(({ phone }) => phone);
    // Newest first. An erased person is not in the list from the first moment.
    expect(await listAll()).toEqual([null, other, null]);
    await redactConsents(test.sql, 0);
    expect(await listAll()).toEqual([null, other, null]);
    const found = await listConsents(test.sql, { accountId, phone: left, most: 9 });
    expect(found.map(({ phone, seq }) => [phone, seq])).toEqual([
      [left, 3],
      [left, 1],
    ]);
    expect(await listConsents(test.sql, { accountId, phone: '+14155550102', most: 9 })).toEqual([]);
    expect(await selectLastConsent(test.sql, accountId, left)).toMatchObject({ phone: left });
    expect(await selectLastConsent(test.sql, accountId + 1000, left)).toBeUndefined();
  });

  it('OWN-13 keeps the number of someone who came back', async () => {
    await fillAccount();
    await suppress(test.sql, addressOf(left), { reason: 'STOP' });
    await unsuppress(test.sql, addressOf(left));
    await redactConsents(test.sql, 0);
    expect(await listPhones()).toEqual([left, other, left]);
  });

  it.each([
    [
      'a changed text',
      'it was changed',
      (sql: Sql) => sql`
      update consents set consent_text = 'other' where account_id = ${accountId} and seq = 1`,
    ],
    [
      'another proof',
      'it was changed',
      (sql: Sql) => sql`
      update consents set phone_proof = 'x' where account_id = ${accountId} and seq = 1`,
    ],
    [
      'a number that is put back',
      'its number was changed',
      (sql: Sql) => sql`
      update consents set phone = '+14155550199', phone_salt = 'x' where account_id = ${accountId} and seq = 1`,
    ],
  ])('SMS-11 C62 notices %s in a record without its number', async (_, reason, change) => {
    await fillAccount();
    await suppress(test.sql, addressOf(left), { reason: 'STOP' });
    await redactConsents(test.sql, 0);
    await tamper(test.sql, change);
    expect(await verifyConsentChain(test.sql, accountId)).toMatchObject({
      ok: false,
      seq: 1,
      reason: expect.stringContaining(reason),
    });
  });

  it.each([
    `phone = '+14155550199'`,
    `phone = null`,
    `phone = null, phone_salt = null, consent_text = ''`,
    `phone = null, phone_salt = null, phone_mark = 'x'`,
    `phone_mark = 'x'`,
    `phone_proof = null`,
    `phone = phone`,
  ])('SMS-11 C62 the database refuses to set %s', async (change) => {
    await fillAccount();
    const changing = test.sql.unsafe(`update consents set ${change} where account_id = ${accountId}`);
    await expect(changing).rejects.toThrow('append-only');
  });
});

describe('markConsents', () => {
  /** A record as earlier versions wrote it: the number is in its hash. */
  async function appendOld(): Promise<void> {
    const chained = {
      ...buildConsent({ account_id: accountId, phone: left }),
      created_at: new Date(),
      seq: 1,
      prev_hash: '',
    };
    const hash = hashConsent(chained);
    await test.sql`insert into consents ${test.sql({ ...chained, hash } as never)}`;
    await test.sql`insert into consent_heads (account_id, seq, hash) values (${accountId}, 1, ${hash})`;
  }

  it('OWN-12 SMS-11 C62 records from before keep their number, which their hash is over', async () => {
    accountId += 1;
    await appendOld();
    await append(other);
    expect(await verifyConsentChain(test.sql, accountId)).toMatchObject({
      ok: true,
      count: 2,
    });
    await suppress(test.sql, addressOf(left), { reason: 'STOP' });
    await redactConsents(test.sql, 0);
    expect(await listPhones()).toEqual([left, other]);
    await test.sql.begin(async (sql) => {
      await sql`select from consents where account_id = ${accountId} and seq = 1 for update`;
      expect(await markConsents(test.sql, { atOnce: 1 })).toBe(0);
    });
    expect(await markConsents(test.sql, { atOnce: 1 })).toBeGreaterThan(0);
    expect(await markConsents(test.sql)).toBe(0);
    await redactConsents(test.sql, 0);
    expect(await listPhones()).toEqual([left, other]);
    const redact = test.sql`update consents set phone = null where account_id = ${accountId} and seq = 1`;
    await expect(redact).rejects.toThrow('append-only');
  });

  it('SMS-11 C62 notices records that were made to look older, so that nothing of them could be checked', async () => {
    await fillAccount();
    await tamper(
      test.sql,
      (sql) => sql`
        update consents set phone = null, phone_salt = null, phone_proof = null, consent_text = 'I agree to everything'
        where account_id = ${accountId}`,
    );
    const found = { ok: false, seq: 1, reason: expect.stringContaining('it was changed') };
    expect(await verifyConsentChain(test.sql, accountId)).toMatchObject(found);
    expect(await verifyConsentFile(await exportLines())).toMatchObject(found);
  });

  it('OWN-12 an erased person stays out of the list, whatever they or their provider say afterwards', async () => {
    await fillAccount();
    await suppress(test.sql, addressOf(left), { reason: 'erased' });
    const list = async () => (await listConsents(test.sql, { accountId, most: 9 })).map(({ phone }) => phone);
    for (const reason of ['STOP', 'provider'] as const) {
      await suppress(test.sql, addressOf(left), { reason });
      expect(await list()).toEqual([null, other, null]);
    }
  });
});
