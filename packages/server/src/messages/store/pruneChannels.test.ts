import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { pruneMessengerInbox } from '../../messenger/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { channelRetention, pruneChannels } from './pruneChannels';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('pruneChannels', () => {
  it('OWN-13 deletes old rows in rounds, leaves new, open and locked ones, and repeats it', async () => {
    const { sql } = test;
    const [old, young] = [25, 3];
    const at = (index: number) => (index < old ? new Date(0) : new Date());
    for (let index = 0; index < old + young; index += 1) {
      const id = generateId();
      await sql`insert into sms_slices (key, slice, n) values (${id}, ${at(index)}, 1)`;
      await sql`
        insert into webhook_events (provider, event_id, body_sha256, received_at) values ('x', ${id}, '', ${at(index)})`;
      await sql`
        insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, state, next_at)
        values (1001, ${id}, 'sms', '', '', '{}', ${id}, ${['sent', 'failed', 'unknown'][index % 3] ?? ''}, ${at(index)})`;
      await sql`
        insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body, created_at)
        values (1001, ${id}, 'sms', '', 'in', '{}', ${at(index)})`;
      await sql`
        insert into inbound_messages (account_id, message_id, channel, sender, text, provider_id, outcome, received_at)
        values (1001, ${id}, 'sms', '', '', '', 'known', ${at(index)})`;
      await sql`
        insert into suppressions (account_id, channel, recipient_hash, reason, since, lifted_at)
        values (1001, 'sms', ${id}, 'STOP', ${new Date(0)}, ${at(index)})`;
      const endsAt = index < old ? new Date(0) : new Date(Date.now() + 60_000);
      await sql`
        insert into pending_opt_ins (account_id, pending_id, phone, opt_in, expires_at) values (1001, ${id}, '', '{}', ${endsAt})`;
      await sql`
        insert into sms_refs (account_id, ref, widget_id, session_id, origin, ip_short, user_agent, expires_at)
        values (1001, ${id}, 1, ${id}, '', '', '', ${endsAt})`;
      await sql`insert into spent_challenges (challenge_id, expires_at) values (${id}, ${endsAt})`;
    }
    const [tables, open] = [9, generateId()];
    await sql`
      insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key, next_at)
      values (1001, ${open}, 'sms', '', '', '{}', ${open}, ${new Date(0)})`;
    await sql`
      insert into suppressions (account_id, channel, recipient_hash, reason, since) values (1001, 'sms', 'x', 'STOP', ${new Date(0)})`;
    // It doesn't wait for a locked row.
    await sql.begin(async (transaction) => {
      await transaction`
        select from pending_opt_ins where expires_at < now() order by pending_id limit 1 for update`;
      expect(await pruneChannels(sql, channelRetention, { atOnce: 10 })).toBe(tables * old - 1);
    });
    expect(await pruneChannels(sql, channelRetention, { atOnce: 10 })).toBe(1);
    expect(await pruneChannels(sql, channelRetention, { atOnce: 10 })).toBe(0);
    expect((await sql`select state from outbox where message_id = ${open}`)[0]).toEqual({ state: 'queued' });
    // A STOP counts forever.
    expect(await sql`select from suppressions where lifted_at is null`).toHaveLength(1);
  });

  it('OWN-13 E15 searches every table with an index, not row by row', async () => {
    await test.sql.begin(async (transaction) => {
      await transaction`set local enable_seqscan = off`;
      const questions = [
        "select ctid from outbox where state in ('sent','failed','cancelled','unknown') and next_at < now() limit 9",
        'select ctid from sms_slices where slice < now() limit 9',
        'select ctid from webhook_events where received_at < now() limit 9',
        'select ctid from sandbox_messages where created_at < now() limit 9',
        'select ctid from inbound_messages where received_at < now() limit 9',
        'select ctid from pending_opt_ins where expires_at < now() limit 9',
        'select ctid from sms_refs where expires_at < now() limit 9',
        'select ctid from spent_challenges where expires_at < now() limit 9',
        'select ctid from suppressions where lifted_at < now() limit 9',
      ];
      for (const question of questions) {
        const plan = JSON.stringify(await transaction.unsafe(`explain ${question}`));
        expect(plan).toMatch(/Index (?:Only )?(?:Scan|Cond)/);
        expect(plan).not.toContain('Seq Scan');
      }
    });
  });
});

describe('pruneMessengerInbox', () => {
  it('OWN-14 deletes old event ids in rounds, and keeps waiting and parked events', async () => {
    for (let index = 0; index < 25; index += 1) {
      const outcome = ['known', 'parked', 'opted_in', 'nothing', 'refused'][index % 5] ?? '';
      await test.sql`
        insert into messenger_inbox (account_id, mark, kind, outcome, received_at)
        values (1001, ${String(index)}, 'message', ${outcome}, ${new Date(0)})`;
    }
    await pruneMessengerInbox(test.sql, 30, { atOnce: 3 });
    expect(await test.sql`select distinct outcome from messenger_inbox`).toEqual([{ outcome: 'parked' }]);
  });
});
