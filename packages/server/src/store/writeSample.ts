import type { Sql } from '../database/Sql';
import type { Account, StoredWidget } from '../rules/Account';
import { insertAccount, insertWidget } from './insertAccount';

const milestone = 'sample-account';

/** Writes the sample account once in the life of an installation; one that was deleted stays away. [OWN-20] */
export async function writeSample(sql: Sql, account: Account, widgets: StoredWidget[]): Promise<boolean> {
  return await sql.begin(async (transaction) => {
    const reached = await transaction`
      insert into milestones (name) values (${milestone}) on conflict do nothing returning name`;
    if (reached.length === 0) return false;
    await insertAccount(transaction, account);
    for (const widget of widgets) await insertWidget(transaction, account.accountId, widget);
    return true;
  });
}
