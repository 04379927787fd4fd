import type { AnySql, Sql } from '../../database/index';
import { insertAudit } from './insertAudit';
import { insertUser, selectMemberships, type User } from './selectUser';

type Naming = {
  accountIds: readonly number[];
  pageName: string;
  timeZone: string;
  entryId: string;
  ipShort: string;
};

/** The new account and its owner. */
export type Place = { userId: string; accountId: number };

/**
 * Creates an account with its owner, all or nothing, with the first free id. Doesn't touch an existing person with the
 * email address: no one has confirmed it yet. [OWN-01]
 */
export async function createAccount(
  sql: Sql,
  { user, ...naming }: Naming & { user: Omit<User, 'isProved'> },
): Promise<Place> {
  const place = await sql.begin(async (transaction) => {
    await insertUser(transaction, { ...user, isProved: false });
    return await makeAccount(transaction, user.userId, naming);
  });
  return place as Place;
}

/** Creates an account for a person without an open one; nothing if they have one. [OWN-01] */
export async function addAccount(
  sql: Sql,
  { userId, ...naming }: Naming & { userId: string },
): Promise<Place | undefined> {
  const place = await sql.begin(async (transaction) => {
    await transaction`select from users where user_id = ${userId} for update`;
    const accounts = await selectMemberships(transaction, userId);
    const hasOpen = accounts.some(({ deletesAt }) => deletesAt === null);
    return hasOpen ? undefined : await makeAccount(transaction, userId, naming);
  });
  return place as Place | undefined;
}

async function makeAccount(sql: AnySql, userId: string, naming: Naming): Promise<Place> {
  const accountId = await reserveNumber(sql, naming);
  if (accountId === undefined) throw new Error('Found no free account ID.');
  await sql`insert into members (account_id, user_id, role) values (${accountId}, ${userId}, 'owner')`;
  const { entryId, ipShort } = naming;
  await insertAudit(sql, {
    ...{ accountId, entryId, ipShort, actorKind: 'person', actorId: userId },
    ...{ action: 'account.made', target: '', details: {} },
  });
  return { userId, accountId };
}

async function reserveNumber(
  sql: AnySql,
  { accountIds, pageName, timeZone }: Naming,
): Promise<number | undefined> {
  for (const accountId of accountIds) {
    const made = await sql`
      insert into accounts (account_id, page_name, sms_quiet_hours, time_zone)
      values (${accountId}, ${pageName}, true, case when is_time_zone(${timeZone}) then ${timeZone} else 'UTC' end)
      on conflict do nothing returning account_id`;
    if (made.length === 1) return accountId;
  }
  return undefined;
}
