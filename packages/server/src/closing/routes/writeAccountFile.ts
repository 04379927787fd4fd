import { listMembers, selectAccount } from '../../accounts/index';
import type { ApiCall } from '../../api/index';
import { accountTables } from '../store/accountTables';
import { type RowPlace, selectKey, selectRows } from '../store/selectRows';

const line = (table: string, row: string): string => `{"table":${JSON.stringify(table)},"row":${row}}\n`;

/**
 * Everything in an account as lines of JSON, except what opens it: page by page, so that neither the server nor the database ever holds
 * more than one page. [OWN-01]
 */
export async function* writeAccountFile({
  accountId,
  deps: { sql, limits },
}: Pick<ApiCall, 'accountId' | 'deps'>) {
  yield line('accounts', JSON.stringify(await selectAccount(sql, accountId)));
  for (const member of await listMembers(sql, accountId)) yield line('members', JSON.stringify(member));
  for (const { name, hidden = [], erased = [], omitted } of accountTables) {
    if (omitted !== undefined) continue;
    const key = await selectKey(sql, name);
    let after: RowPlace | undefined;
    for (;;) {
      const rows = await selectRows(sql, {
        table: name,
        key,
        accountId,
        after,
        most: limits.exportRows,
        hidden,
        erased,
      });
      if (rows.length > 0) yield rows.map(({ text }) => line(name, text)).join('');
      after = rows.at(-1)?.place;
      if (rows.length < limits.exportRows) break;
    }
  }
}
