import { randomBytes } from 'node:crypto';
import { type Sql, transact } from '../../database/index';

const secretName = 'recipient-mark';
/** The block of SHA-256, and the HMAC padding on either side of the key. */
const blockBytes = 64;
const [innerPad, outerPad] = [0x36, 0x5c];
/** Any number works, as long as every server of this product uses the same. */
const lockNumber = 4_201_007;

/**
 * Creates the secret for people's fingerprints once, and converts plain hashes to it in the same
 * transaction: no STOP is lost on the way. [OWN-13]
 */
export async function prepareMarks(sql: Sql): Promise<void> {
  await transact(sql, async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${lockNumber})`;
    const [known] = await transaction`select from installation_secrets where name = ${secretName}`;
    // Numbers of a new installation are sealed, and so is this secret (`numbers/store/loadNumbers`).
    const [account] = await transaction`select from accounts limit 1`;
    if (known || !account) return;
    const key = randomBytes(blockBytes);
    const pads = [innerPad, outerPad].map((pad) => Buffer.from(key.map((byte) => byte ^ pad)));
    await transaction`set local statement_timeout = 0`;
    await transaction`
      insert into installation_secrets (name, secret) values (${secretName}, ${Buffer.concat(pads).toString('hex')})`;
    await transaction`update suppressions set recipient_hash = recipient_mark(recipient_hash)`;
    await transaction`
      update outbox set recipient_hash = recipient_mark(recipient_hash),
        dedupe_key = replace(dedupe_key, recipient_hash, recipient_mark(recipient_hash))`;
    await transaction`update sms_slices set key = recipient_mark(key)`;
    await transaction`
      update opt_ins set session_id = 'text-' || recipient_mark(
        encode(sha256(convert_to(concat_ws(E'\\n', opt_ins.account_id, 'sms', phone), 'utf8')), 'hex'))
      from subscribers
      where subscribers.account_id = opt_ins.account_id and subscribers.subscriber_id = opt_ins.subscriber_id
        and session_id like 'text-%' and phone is not null`;
  });
}
