import { domainToASCII } from 'node:url';
import type { Sql } from '../database/index';
import type { Account } from './pure/Account';
import { toAsciiHost } from './pure/toAsciiHost';
import { selectAccount } from './store/selectAccount';

/** One account as the rules use it, with websites in the browsers' notation; for visitors, a closed one doesn't exist. [OWN-02, A-27] */
export async function loadAccount(sql: Sql, accountId: number): Promise<Account | undefined> {
  const account = await selectAccount(sql, accountId);
  if (!account || account.isClosed) return undefined;
  return { ...account, whitelist: account.whitelist.map((one) => toAsciiHost(one, domainToASCII)) };
}
