import type { AnySql } from '../../database/index';
import type { LiveSize } from '../pure/sumBytes';

/** How large each live widget of an account is, as pages and servers read it. [OWN-05] */
export async function listLiveSizes(sql: AnySql, accountId: number): Promise<LiveSize[]> {
  return await sql<LiveSize[]>`
    select name, octet_length(data::text) as bytes from widgets
    where account_id = ${accountId} and status = 'active'`;
}
