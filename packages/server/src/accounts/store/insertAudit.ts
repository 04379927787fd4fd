import type { AnySql } from '../../database/index';
import type { AuditAction } from '../shapes/AuditAction';

/** One change in an account: who, what, on what. Details name fields and settings, never people's data. [OWN-01] */
export type AuditEntry = {
  accountId: number;
  entryId: string;
  actorKind: 'person' | 'key' | 'system';
  actorId: string | null;
  action: AuditAction;
  target: string;
  details: Record<string, unknown>;
  ipShort: string;
};

/** Writes an entry; entries never change. [OWN-01] */
export async function insertAudit(sql: AnySql, entry: AuditEntry): Promise<void> {
  await sql`
    insert into audit_log (account_id, entry_id, actor_kind, actor_id, action, target, details, ip_short)
    values (${entry.accountId}, ${entry.entryId}, ${entry.actorKind}, ${entry.actorId}, ${entry.action}, ${entry.target},
      ${sql.json(entry.details as never)}, ${entry.ipShort})`;
}

/**
 * Whether the same person did the same to the same in the last hour. Ids begin with their time, so this reads an hour of the account's log at
 * most; views of a person, of which there may be many, have an index.
 */
export async function hasRecentEntry(
  sql: AnySql,
  { accountId, actorId, action, target }: Pick<AuditEntry, 'accountId' | 'actorId' | 'action' | 'target'>,
): Promise<boolean> {
  const [row] = await sql<{ is: boolean }[]>`
    select exists (
      select from audit_log
      where account_id = ${accountId} and actor_id = ${actorId} and action = ${action} and target = ${target}
        and entry_id > (lpad(to_hex((extract(epoch from now() - interval '1 hour') * 1000)::bigint), 12, '0')
          || '70008000000000000000')::uuid) as is`;
  return row?.is === true;
}

/** Entries of an account, newest first, after a position. */
export async function listAudit(
  sql: AnySql,
  { accountId, after, most }: { accountId: number; after: string | undefined; most: number },
): Promise<(Omit<AuditEntry, 'accountId'> & { actorName: string; createdAt: Date })[]> {
  return await sql`
    select entry_id as "entryId", actor_kind as "actorKind", actor_id as "actorId", action, target, details,
      ip_short as "ipShort", audit_log.created_at as "createdAt", coalesce(users.email, api_keys.name, '') as "actorName"
    from audit_log
      left join users on actor_kind = 'person' and users.user_id = actor_id
      left join api_keys on actor_kind = 'key' and api_keys.account_id = audit_log.account_id and key_id = actor_id
    where audit_log.account_id = ${accountId} and (${after ?? null}::uuid is null or entry_id < ${after ?? null})
    order by entry_id desc limit ${most}`;
}
