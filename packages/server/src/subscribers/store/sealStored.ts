import type { AnySql } from '../../database/index';

type Forms = { accountId: number; phone: string; phoneEnd: string | null; forms: readonly string[] };

/**
 * Stores the number of a subscriber as it's written now, if it was stored in another way: it stays one subscriber. A server may not know yet
 * that numbers are sealed. [NET-12, C48]
 */
export async function sealStored(
  transaction: AnySql,
  { accountId, phone, phoneEnd, forms }: Forms,
): Promise<void> {
  const others = forms.filter((form) => form !== phone);
  if (others.length === 0) return;
  await clearDoubles(
    transaction,
    accountId,
    others.map((was) => ({ was, phone })),
  );
  await transaction`
    update subscribers set phone = ${phone}, phone_end = ${phoneEnd}
    where account_id = ${accountId} and phone = any(${others})`;
}

/** A number as it's stored in one row, and as it would be stored now. */
type Double = { was: string | null; phone: string | null };

/**
 * Takes the number from a subscriber whose number another one has already, as it's written now: a server that only knew the old way made a
 * second one. Otherwise neither could be stored. [NET-12, OWN-20, C48]
 */
export async function clearDoubles(
  transaction: AnySql,
  accountId: number,
  doubles: readonly Double[],
): Promise<void> {
  await transaction`
    update subscribers as one set phone = null, phone_end = null, phone_mark = null
    from jsonb_to_recordset(${JSON.stringify(doubles)}::text::jsonb) as given (was text, phone text)
      join subscribers as other on other.account_id = ${accountId} and other.phone = given.phone
    where one.account_id = ${accountId} and one.phone = given.was and given.was <> given.phone`;
}
