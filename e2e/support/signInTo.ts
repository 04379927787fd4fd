import type { Sql } from 'postgres';
import { signInPath } from '../../packages/server/src/accounts/signInPath';
import { generateSecret, hashSecret } from '../../packages/server/src/secrets/generateSecret';
import type { Product } from './openProduct';
import type { Visitor } from './Visitor';

/** The cookie that holds a session over plain http. */
const cookieName = 'beckon_session';

/** A user with access to this account; created if there is none yet. */
async function findMember(sql: Sql, accountId: number): Promise<string> {
  const [known] = await sql<{ id: string }[]>`
    select user_id as id from members where account_id = ${accountId} order by created_at limit 1`;
  if (known) return known.id;
  const [made] = await sql<{ id: string }[]>`
    with person as (
      insert into users (user_id, email) values (gen_random_uuid(), ${`member-of-${accountId}@example.com`}) returning user_id)
    insert into members (account_id, user_id, role) select ${accountId}, user_id, 'owner' from person
    returning user_id as id`;
  return made?.id ?? '';
}

/** Opens a session in an account; returns the cookie as a browser sends it. */
export async function openSessionIn(
  { sql }: Pick<Product, 'sql'>,
  accountId: number,
): Promise<{ name: string; value: string }> {
  const value = generateSecret();
  await sql`
    insert into sessions (token_hash, session_id, user_id, account_id, ip_short, user_agent, expires_at)
    values (${hashSecret(value)}, gen_random_uuid(), ${await findMember(sql, accountId)}, ${accountId}, '', 'test',
      now() + interval '1 day')`;
  return { name: cookieName, value };
}

/** Signs a browser in to an account: by its cookie if the engine accepts one, otherwise by a link as printed when the server starts. */
export async function signInTo(
  visitor: Visitor,
  product: Pick<Product, 'sql' | 'url'>,
  accountId: number,
): Promise<void> {
  const { sql, url } = product;
  if (visitor.tab) {
    await visitor.tab.context().addCookies([{ ...(await openSessionIn(product, accountId)), url }]);
    return;
  }
  const word = generateSecret();
  await sql`
    insert into mail_tokens (token_hash, purpose, user_id, account_id, expires_at)
    values (${hashSecret(word)}, 'link', ${await findMember(sql, accountId)}, ${accountId}, now() + interval '1 day')`;
  await visitor.goto(`${url}${signInPath}${word}`);
}
