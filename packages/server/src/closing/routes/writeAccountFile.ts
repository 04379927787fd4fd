import { findAccount } from '../../accounts/index';
import type { ApiCall } from '../../api/index';
import { accountTables } from '../store/accountTables';
import { findKey, type RowPlace, readRows } from '../store/readRows';

const line = (table: string, row: string): string => `{"table":${JSON.stringify(table)},"row":${row}}\n`;

/**
 * Everything in an account as lines of JSON, except what opens it: page by page, so that neither the server nor the database ever holds
 * more than one page. [OWN-01]
 */
export async function* writeAccountFile({
  accountId,
  deps: { sql, limits },
}: Pick<ApiCall, 'accountId' | 'deps'>) {
  yield line('accounts', JSON.stringify(await findAccount(sql, accountId)));
  for (const { name, hidden = [], kept } of accountTables) {
    if (kept !== undefined) continue;
    const key = await findKey(sql, name);
    let after: RowPlace | undefined;
    for (;;) {
      const rows = await readRows(sql, {
        table: name,
        key,
        accountId,
        after,
        most: limits.exportRows,
        hidden,
      });
      if (rows.length > 0) yield rows.map(({ text }) => line(name, text)).join('');
      after = rows.at(-1)?.place;
      if (rows.length < limits.exportRows) break;
    }
  }
}
