import type { AnySql } from '../../database/Sql';
import type { Role } from '../../owner/rules/Role';

/** A person as sign-in knows them. */
export type User = {
  userId: string;
  email: string;
  name: string;
  passwordHash: string | null;
  /** Have they read a mail that went to this address? */
  isProved: boolean;
};

const columns = (sql: AnySql) => sql`
  user_id as "userId", email, name, password_hash as "passwordHash", email_proved_at is not null as "isProved"`;

/** A person by their mail address. [OWN-01] */
export async function findUserByEmail(sql: AnySql, email: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`select ${columns(sql)} from users where email = ${email}`;
  return user;
}

/** A person by their id. */
export async function findUser(sql: AnySql, userId: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`select ${columns(sql)} from users where user_id = ${userId}`;
  return user;
}

/** Adds a person; whoever has the address already keeps it, and false is the answer. [OWN-01] */
export async function insertUser(sql: AnySql, user: Omit<User, 'isProved'>): Promise<boolean> {
  const added = await sql`
    insert into users (user_id, email, name, password_hash)
    values (${user.userId}, ${user.email}, ${user.name}, ${user.passwordHash})
    on conflict (email) do nothing returning user_id`;
  return added.length === 1;
}

/** Gives whoever has read the mails of an address a password of their choice, and a name if they say one. [OWN-01] */
export async function proveUser(
  sql: AnySql,
  { userId, passwordHash, name }: { userId: string; passwordHash: string; name?: string },
): Promise<void> {
  await sql`
    update users set password_hash = ${passwordHash}, name = coalesce(${name ?? null}, name),
      email_proved_at = coalesce(email_proved_at, now())
    where user_id = ${userId}`;
}

/** An account that a person belongs to, and as what. */
export type Membership = { accountId: number; pageName: string; role: Role };

/** The accounts of a person, oldest first. [OWN-01] */
export async function findMemberships(sql: AnySql, userId: string): Promise<Membership[]> {
  return await sql<Membership[]>`
    select account_id as "accountId", page_name as "pageName", role from members join accounts using (account_id)
    where user_id = ${userId} order by members.created_at, account_id`;
}
