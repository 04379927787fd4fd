import type { AnySql } from '../../database/index';

/** An account that texts from a number, or did. */
export type SmsNumber = {
  accountId: number;
  /** Does it text from it now? */
  isActive: boolean;
  /** The removed credentials, still sealed. */
  sealed: Uint8Array | null;
};

const plainOf = (phone: string) => phone.replace(/[^+\d]/g, '');

/** The accounts that text from this number through a provider, or did recently; current ones come first. [OWN-13] */
export async function selectSmsNumbers(sql: AnySql, phone: string, provider: string): Promise<SmsNumber[]> {
  const plain = plainOf(phone);
  if (plain === '') return [];
  return await sql<SmsNumber[]>`
    select account_id as "accountId", ended_at is null as "isActive", sealed from sms_numbers
    where phone = ${plain} and provider = ${provider} order by ended_at is null desc, account_id`;
}

/** The sandbox accounts with this number. [OWN-13] */
export async function selectSandboxNumbers(sql: AnySql, phone: string): Promise<SmsNumber[]> {
  const plain = plainOf(phone);
  if (plain === '') return [];
  return await sql<SmsNumber[]>`
    select account_id as "accountId", closed_at is null as "isActive", null as sealed from accounts
    where regexp_replace(widget_phone, '[^+0-9]', '', 'g') = ${plain} and sms_provider = 'sandbox'
    order by closed_at is not null, account_id`;
}

/** Stores the credentials of a number that an account gave up, for the STOPs that still arrive. [OWN-13] */
export async function retireSmsNumber(
  sql: AnySql,
  given: { accountId: number; phone: string; provider: string; sealed: Uint8Array },
): Promise<void> {
  const { accountId, phone, provider, sealed } = given;
  await sql`
    insert into sms_numbers (account_id, phone, provider, sealed, ended_at)
    values (${accountId}, ${plainOf(phone)}, ${provider}, ${sealed}, now())
    on conflict (phone, account_id, provider) do update set sealed = excluded.sealed, ended_at = excluded.ended_at`;
}

/** The same where nobody has read which number the credentials are for: it's the last one that the account had with this provider. [OWN-13] */
export async function retireLastNumber(
  sql: AnySql,
  given: { accountId: number; provider: string; sealed: Uint8Array },
): Promise<void> {
  const { accountId, provider, sealed } = given;
  await sql`
    update sms_numbers set sealed = ${sealed}, ended_at = now()
    where account_id = ${accountId} and provider = ${provider} and phone = (
      select phone from sms_numbers where account_id = ${accountId} and provider = ${provider}
      order by ended_at desc nulls first limit 1)`;
}
