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
  await transaction`
    update subscribers set phone = ${phone}, phone_end = ${phoneEnd}
    where account_id = ${accountId} and phone = any(${others})`;
}
