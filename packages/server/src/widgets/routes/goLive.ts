import { lockAccount } from '../../accounts/index';
import { type ApiCall, conflict } from '../../api/index';
import { nameLargest, sumBytes } from '../pure/sumBytes';
import { listLiveSizes } from '../store/listLiveSizes';

type Sql = Parameters<typeof listLiveSizes>[0];
const bytesPerKb = 1024;

/**
 * Changes what is live, unless all live widgets together become too large for pages; two changes at once count one after the other. An
 * account that is too large already may still become smaller. [OWN-05, OWN-09]
 */
export async function goLive(
  { accountId, deps }: Pick<ApiCall, 'accountId' | 'deps'>,
  sql: Sql,
  change: () => Promise<void>,
): Promise<void> {
  await lockAccount(sql, accountId);
  const before = sumBytes(await listLiveSizes(sql, accountId));
  await change();
  const sizes = await listLiveSizes(sql, accountId);
  const bytes = sumBytes(sizes);
  const { liveBytes } = deps.limits;
  if (bytes <= liveBytes || bytes <= before) return;
  throw conflict('live_too_large', {
    size: Math.ceil(bytes / bytesPerKb),
    most: Math.floor(liveBytes / bytesPerKb),
    widgets: nameLargest(sizes),
  });
}
