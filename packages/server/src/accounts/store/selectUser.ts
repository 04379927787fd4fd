import { ownerLimits, type Role } from '../../api/pure/index';
import type { AnySql } from '../../database/index';

/** A person as sign-in knows them. */
export type User = {
  userId: string;
  email: string;
  name: string;
  passwordHash: string | null;
  /** Have they confirmed this address? */
  isProved: boolean;
};

const columns = (sql: AnySql) => sql`
  user_id as "userId", email, name, password_hash as "passwordHash", email_proved_at is not null as "isProved"`;

const mostUsers = 100;

/** Everyone who signs in with an email address: who confirmed it, then who used it, oldest first. [OWN-01] */
export async function selectUsersByEmail(sql: AnySql, email: string): Promise<User[]> {
  return await sql<User[]>`
    select ${columns(sql)} from users where email = ${email}
    order by email_proved_at is null, password_hash is null, created_at, user_id limit ${mostUsers}`;
}

/** The first of them. */
export async function selectUserByEmail(sql: AnySql, email: string): Promise<User | undefined> {
  return (await selectUsersByEmail(sql, email))[0];
}

/** Blocks others who are about to decide who owns an email address, until the transaction ends. [OWN-01] */
export async function lockAddress(sql: AnySql, email: string): Promise<void> {
  await sql`select from users where email = ${email} order by user_id for update`;
}

/** A person by their id. */
export async function selectUser(sql: AnySql, userId: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`select ${columns(sql)} from users where user_id = ${userId}`;
  return user;
}

/** Adds a person; false if someone else has confirmed the address by now. [OWN-01] */
export async function insertUser(sql: AnySql, user: User): Promise<boolean> {
  const added = await sql`
    insert into users (user_id, email, name, password_hash, email_proved_at)
    values (${user.userId}, ${user.email}, ${user.name}, ${user.passwordHash}, case when ${user.isProved} then now() end)
    on conflict (email) where email_proved_at is not null do nothing returning user_id`;
  return added.length === 1;
}

/** Notes that a person confirmed their address, and sets a password if they chose one. [OWN-01] */
export async function proveUser(
  sql: AnySql,
  { userId, passwordHash }: { userId: string; passwordHash?: string },
): Promise<void> {
  await sql`
    update users set password_hash = coalesce(${passwordHash ?? null}, password_hash),
      email_proved_at = coalesce(email_proved_at, now())
    where user_id = ${userId}`;
}

/** An account of a person, and their role. */
export type Membership = {
  accountId: number;
  pageName: string;
  timeZone: string;
  role: Role;
  /** When its account will be erased, if it was closed. */
  deletesAt: Date | null;
};

/** The accounts of a person, closed ones last, then oldest first; without those that are being erased. [OWN-01] */
export async function selectMemberships(sql: AnySql, userId: string): Promise<Membership[]> {
  return await sql<Membership[]>`
    select account_id as "accountId", page_name as "pageName", time_zone as "timeZone", role,
      closed_at + make_interval(days => ${ownerLimits.closedDays}) as "deletesAt"
    from members join accounts using (account_id) where user_id = ${userId} and erased_at is null
    order by closed_at is not null, members.created_at, account_id`;
}
