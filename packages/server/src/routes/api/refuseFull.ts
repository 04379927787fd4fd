import { lockAccount } from '../../store/owner/lockAccount';
import { countOwnWidgets } from '../../store/owner/saveDraft';
import { conflict } from './ApiError';
import type { ApiCall } from './ApiRoute';

type Sql = Parameters<typeof countOwnWidgets>[0];

/** Rejects one more widget than an account can have; two at once count one after the other. [OWN-06] */
export async function refuseFull(
  { accountId, parts }: Pick<ApiCall, 'accountId' | 'parts'>,
  sql: Sql,
  isNew = true,
): Promise<void> {
  const { widgetsPerAccount: most, deletedFactor, restoreDays } = parts.limits;
  await lockAccount(sql, accountId);
  const { live, total } = await countOwnWidgets(sql, accountId);
  if (live >= most) throw conflict('widgets_full');
  if (isNew && total >= most * (1 + deletedFactor)) throw conflict('bin_full', { n: restoreDays });
}
