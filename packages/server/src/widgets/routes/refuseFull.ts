import { lockAccount } from '../../accounts/index';
import { type ApiCall, conflict } from '../../api/index';
import { countOwnWidgets } from '../store/saveDraft';

type Sql = Parameters<typeof countOwnWidgets>[0];

/** Rejects one more widget than an account can have; two at once count one after the other. [OWN-06] */
export async function refuseFull(
  { accountId, deps }: Pick<ApiCall, 'accountId' | 'deps'>,
  sql: Sql,
  isNew = true,
): Promise<void> {
  const { widgetsPerAccount: most, deletedFactor, restoreDays } = deps.limits;
  await lockAccount(sql, accountId);
  const { live, total } = await countOwnWidgets(sql, accountId);
  if (live >= most) throw conflict('widgets_full');
  if (isNew && total >= most * (1 + deletedFactor)) throw conflict('bin_full', { n: restoreDays });
}
