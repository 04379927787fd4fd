import { type AnySql, generateId } from '../../database/index';
import type { AuditAction } from '../shapes/AuditAction';
import { insertAudit } from './insertAudit';

/** What a person did to their own membership. */
type Note = {
  accountId: number;
  userId: string;
  ipShort: string;
  action: AuditAction;
  details?: Record<string, unknown>;
};

/** Logs in an account what a member did to themselves, in the transaction of the change. [OWN-01] */
export async function recordMember(
  sql: AnySql,
  { accountId, userId, ipShort, action, details = {} }: Note,
): Promise<void> {
  await insertAudit(sql, {
    ...{ accountId, entryId: generateId(), actorKind: 'person', actorId: userId },
    ...{ action, target: userId, details, ipShort },
  });
}
