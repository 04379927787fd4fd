import { insertAccount, insertWidget } from '../../accounts/index';
import type { Account, StoredWidget } from '../../accounts/pure/index';
import type { Sql } from '../../database/index';
import { insertLanding } from '../../landing/index';
import type { Landing } from '../../landing/pure/index';

/** An account that comes with an installation, and the name that remembers it. [OWN-20] */
export type Sample = {
  milestone: string;
  account: Account;
  widgets: readonly StoredWidget[];
  landings: readonly Pick<Landing, 'slug' | 'widgetId'>[];
};

/** Creates a sample account once in the life of an installation; a deleted one stays deleted. [OWN-20] */
export async function writeSample(
  sql: Sql,
  { milestone, account, widgets, landings }: Sample,
): Promise<boolean> {
  return await sql.begin(async (transaction) => {
    const reached = await transaction`
      insert into milestones (name) values (${milestone}) on conflict do nothing returning name`;
    if (reached.length === 0) return false;
    const { accountId } = account;
    // On an installation in use, this id may be taken.
    const taken = await transaction`select from accounts where account_id = ${accountId}`;
    if (taken.length > 0) return false;
    await insertAccount(transaction, account);
    for (const widget of widgets) await insertWidget(transaction, accountId, widget);
    for (const landing of landings) await insertLanding(transaction, { ...landing, accountId });
    return true;
  });
}
