import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../../database/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildConsent } from '../testing/buildConsent';
import { tamper } from '../testing/tamper';
import { appendConsent } from './appendConsent';
import { verifyConsentChain } from './verifyConsentChain';

let test: TestApp;
let account = 2000;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const append = (accountId: number) =>
  test.sql.begin((transaction) => appendConsent(transaction, buildConsent({ account_id: accountId })));
/** An account with this many consents. */
async function writeChain(length: number): Promise<number> {
  account += 1;
  for (let index = 0; index < length; index += 1) await append(account);
  return account;
}
describe('verifyConsentChain', () => {
  it('SMS-11 C62 an untouched chain is intact, and so is an empty one', async () => {
    expect(await verifyConsentChain(test.sql, await writeChain(5))).toEqual({
      ok: true,
      count: 5,
      unchained: 0,
    });
    expect(await verifyConsentChain(test.sql, 4040)).toEqual({
      ok: true,
      count: 0,
      unchained: 0,
    });
  });

  it('SMS-11 C62 consents given at the same moment form one chain', async () => {
    const accountId = await writeChain(0);
    await Promise.all(Array.from({ length: 40 }, () => append(accountId)));
    expect(await verifyConsentChain(test.sql, accountId)).toMatchObject({ ok: true, count: 40 });
  });

  it.each(['update consents set phone = phone', 'delete from consents', 'truncate consents'])(
    'SMS-11 C62 the database refuses "%s"',
    async (statement) => {
      await writeChain(1);
      await expect(test.sql.unsafe(statement)).rejects.toThrow('append-only');
    },
  );

  it.each([
    [
      'a word changed',
      'changed',
      (sql: Sql, id: number) => sql`
      update consents set consent_text = 'other' where account_id = ${id} and seq = 3`,
    ],
    [
      'a number changed',
      'changed',
      (sql: Sql, id: number) => sql`
      update consents set phone = '+14155550199' where account_id = ${id} and seq = 3`,
    ],
    [
      'its time changed',
      'changed',
      (sql: Sql, id: number) => sql`
      update consents set created_at = created_at - interval '1 day' where account_id = ${id} and seq = 3`,
    ],
    [
      'its hash changed',
      'changed',
      (sql: Sql, id: number) => sql`
      update consents set hash = 'x' where account_id = ${id} and seq = 3`,
    ],
    [
      'it removed',
      'missing',
      (sql: Sql, id: number) => sql`
      delete from consents where account_id = ${id} and seq = 3`,
    ],
    [
      'it taken out of the chain',
      'missing',
      (sql: Sql, id: number) => sql`
      update consents set seq = null where account_id = ${id} and seq = 3`,
    ],
  ])('SMS-11 C62 finds a consent with %s', async (_title, reason, change) => {
    const accountId = await writeChain(5);
    await tamper(test.sql, (sql) => change(sql, accountId));
    expect(await verifyConsentChain(test.sql, accountId)).toEqual({
      ok: false,
      seq: 3,
      reason: expect.stringContaining(reason),
    });
  });

  it('SMS-11 C62 finds a removed last consent, and one added outside the chain', async () => {
    const shortened = await writeChain(3);
    await tamper(test.sql, (sql) => sql`delete from consents where account_id = ${shortened} and seq = 3`);
    expect(await verifyConsentChain(test.sql, shortened)).toMatchObject({ ok: false, seq: 3 });
    const slipped = await writeChain(2);
    await test.sql`insert into consents ${test.sql(buildConsent({ account_id: slipped }) as never)}`;
    expect(await verifyConsentChain(test.sql, slipped)).toMatchObject({ ok: false, seq: 2 });
  });
});
