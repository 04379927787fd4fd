import type { Role } from '../../api/pure/index';
import type { AnySql } from '../../database/index';

/** How long sessions last: without a request, and at most. [OWN-01] */
export const sessionTimes = { idleS: 43_200, mostS: 2_592_000, touchS: 60 } as const;

/** A valid session. */
export type Session = {
  sessionId: string;
  userId: string;
  accountId: number;
  role: Role;
  /** Was the account closed? */
  isClosed: boolean;
};

/** Finds a session by its token hash, unless it is over or its person is no longer a member. [OWN-01] */
export async function findSession(sql: AnySql, tokenHash: Buffer): Promise<Session | undefined> {
  const [session] = await sql<(Session & { isStale: boolean })[]>`
    select session_id as "sessionId", user_id as "userId", account_id as "accountId", role, closed_at is not null as "isClosed",
      last_seen_at < now() - make_interval(secs => ${sessionTimes.touchS}) as "isStale"
    from sessions join members using (account_id, user_id) join accounts using (account_id)
    where token_hash = ${tokenHash} and expires_at > now() and erased_at is null
      and last_seen_at > now() - make_interval(secs => ${sessionTimes.idleS})`;
  if (!session) return undefined;
  const { isStale, ...rest } = session;
  if (isStale) await sql`update sessions set last_seen_at = now() where token_hash = ${tokenHash}`;
  return rest;
}

/** A session to open. */
export type NewSession = {
  tokenHash: Buffer;
  sessionId: string;
  userId: string;
  accountId: number;
  ipShort: string;
  userAgent: string;
};

/** Opens a session. [OWN-01] */
export async function insertSession(sql: AnySql, session: NewSession): Promise<void> {
  await sql`
    insert into sessions (token_hash, session_id, user_id, account_id, ip_short, user_agent, expires_at)
    values (${session.tokenHash}, ${session.sessionId}, ${session.userId}, ${session.accountId}, ${session.ipShort},
      ${session.userAgent}, now() + make_interval(secs => ${sessionTimes.mostS}))`;
}

/** Ends the session of a token. */
export async function endSessionByToken(sql: AnySql, tokenHash: Buffer): Promise<void> {
  await sql`delete from sessions where token_hash = ${tokenHash}`;
}

/** Switches a session to another account of its person. */
export async function moveSession(sql: AnySql, sessionId: string, accountId: number): Promise<boolean> {
  const moved = await sql`
    update sessions set account_id = ${accountId}
    where session_id = ${sessionId} and exists (
      select from members join accounts using (account_id)
      where members.user_id = sessions.user_id and account_id = ${accountId} and erased_at is null)
    returning session_id`;
  return moved.length === 1;
}

/** A session as its user sees it. */
export type ShownSession = {
  sessionId: string;
  ipShort: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
};

/** The sessions of a person, most recently used first. [OWN-01] */
export async function listSessions(sql: AnySql, userId: string): Promise<ShownSession[]> {
  return await sql<ShownSession[]>`
    select session_id as "sessionId", ip_short as "ipShort", user_agent as "userAgent", created_at as "createdAt",
      last_seen_at as "lastSeenAt", least(expires_at, last_seen_at + make_interval(secs => ${sessionTimes.idleS})) as "expiresAt"
    from sessions
    where user_id = ${userId} and expires_at > now()
      and last_seen_at > now() - make_interval(secs => ${sessionTimes.idleS})
    order by last_seen_at desc, session_id`;
}

/** Ends one session of a person; false if it doesn't exist. [OWN-01] */
export async function endSession(sql: AnySql, userId: string, sessionId: string): Promise<boolean> {
  const ended = await sql`
    delete from sessions where user_id = ${userId} and session_id = ${sessionId} returning session_id`;
  return ended.length === 1;
}

/** Ends all sessions of a person except one, or all, and returns how many. [OWN-01] */
export async function endOtherSessions(sql: AnySql, userId: string, kept?: string): Promise<number> {
  const ended = await sql`
    delete from sessions where user_id = ${userId} and (${kept ?? null}::uuid is null or session_id <> ${kept ?? null})`;
  return ended.count;
}
