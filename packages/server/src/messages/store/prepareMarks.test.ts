import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { generateId } from '../../database/index';
import { openPool } from '../../database/testing/index';
import { attachNumbers, loadNumbers } from '../../numbers/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { enqueueMessage } from './enqueueMessage';
import { buildMark, hashRecipient } from './markRecipient';
import { prepareMarks } from './prepareMarks';
import { selectStopTime } from './selectStopTime';
import { suppress } from './suppress';

const phone = '+14155550123';
const subscriber = { accountId: 1001, channel: 'sms', recipient: phone } as const;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const selectPads = async () => {
  const [row] = await test.sql`select secret from installation_secrets where name = 'recipient-mark'`;
  return Buffer.from(row?.['secret'] as string, 'hex');
};

describe('prepareMarks', () => {
  it('OWN-13 C58 a fingerprint is an HMAC with the installation’s secret, different per account and channel', async () => {
    const key = (await selectPads()).subarray(0, 64).map((byte) => byte ^ 0x36);
    const expected = createHmac('sha256', key)
      .update(sha256(`1001\nsms\n${phone}`))
      .digest('hex');
    expect(buildMark(test.sql, subscriber)).toBe(expected);
    const others = [
      { ...subscriber, accountId: 1002 },
      { ...subscriber, channel: 'fb' as const },
      { ...subscriber, recipient: '+14155550124' },
    ];
    const marks = others.map((other) => buildMark(test.sql, other));
    expect(new Set([expected, ...marks]).size).toBe(4);
  });

  it('OWN-13 C58 converts plain hashes to the secret, and loses no STOP', async () => {
    await test.sql`delete from installation_secrets where name = 'recipient-mark'`;
    await test.sql`delete from milestones where name = 'numbers sealing'`;
    await expect(loadNumbers(test.sql, [])).rejects.toThrow(/no key/);
    const plain = sha256(`1001\nsms\n${phone}`);
    const subscriberId = '0198c5a0-0000-7000-8000-000000000001';
    await test.sql`
      insert into suppressions (account_id, channel, recipient_hash, reason) values (1001, 'sms', ${plain}, 'STOP')`;
    await test.sql`
      insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key)
      values (1001, ${subscriberId}, 'sms', ${phone}, ${plain}, '{}', ${`welcome:1:${plain}:20000:0`})`;
    await test.sql`
      insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
      values (1001, ${subscriberId}, 'sms', ${phone}, 5001)`;
    await test.sql`
      insert into opt_ins (account_id, session_id, widget_id, instance_id, subscriber_id)
      values (1001, ${`text-${sha256(phone)}`}, 5001, 'keyword', ${subscriberId})`;
    // Several servers start at once.
    const pools = [openPool(test.url, 1), openPool(test.url, 1), openPool(test.url, 1)];
    await Promise.all(pools.map((pool) => prepareMarks(pool)));
    for (const pool of pools) await pool.end();
    attachNumbers(test.sql, await loadNumbers(test.sql, []));

    const mark = buildMark(test.sql, subscriber);
    expect(await selectStopTime(test.sql, subscriber)).toBeDefined();
    expect(await test.sql`select recipient_hash, dedupe_key from outbox`).toEqual([
      { recipient_hash: mark, dedupe_key: `welcome:1:${mark}:20000:0` },
    ]);
    expect(await test.sql`select session_id from opt_ins`).toEqual([{ session_id: `text-${mark}` }]);
    const tables =
      await test.sql`select suppressions::text, outbox::text, opt_ins::text from suppressions, outbox, opt_ins`;
    expect(JSON.stringify(tables)).not.toContain(plain);
    expect(JSON.stringify(tables)).not.toContain(sha256(phone));
    await prepareMarks(test.sql);
    expect(buildMark(test.sql, subscriber)).toBe(mark);
  });

  it('OWN-13 C50 creates a fingerprint even without access to the secret', async () => {
    const role = `reader_${generateId().replaceAll('-', '')}`;
    const [name = ''] = test.url.split('/').slice(-1);
    const pool = openPool(inject('sharedCluster').adminUrl.replace(/\w+$/, name), 1);
    await pool`create role ${pool(role)}`;
    await pool`set role ${pool(role)}`;
    // Older servers, and opt-ins of people from before, have the database make it.
    const [made] = await pool`select recipient_mark(${hashRecipient(subscriber)}) as mark`;
    expect(made).toEqual({ mark: buildMark(test.sql, subscriber) });
    await expect(pool`select secret from installation_secrets`).rejects.toThrow(/permission denied/);
    await pool`reset role`;
    await pool`drop role ${pool(role)}`;
    await pool.end();
  });

  it('C36 OWN-13 no one can query the opt-in of a number by its hash', async () => {
    const asked = `/pixel/checkOptin?account_id=1001&session_id=text-${sha256(phone)}`;
    expect((await test.app.inject(asked)).json()).toEqual({ has_opted_in: false });
  });

  it('OWN-13 a message obeys the STOP of the person it is about, wherever it is addressed', async () => {
    await test.sql`truncate outbox, suppressions`;
    const message = { accountId: 1001, channel: 'fb', body: {}, dedupeKey: 'x' } as const;
    await enqueueMessage(test.sql, { ...message, recipient: 'comment:1', subscriber: '77' });
    await suppress(test.sql, { accountId: 1001, channel: 'fb', recipient: '77' }, { reason: 'STOP' });
    expect(await test.sql`select state, recipient from outbox`).toEqual([
      { state: 'cancelled', recipient: 'comment:1' },
    ]);
  });
});
