import { type AnySql, makeId } from '../../database/index';
import type { AuditAction } from '../shapes/AuditAction';
import { saveAudit } from './saveAudit';

/** What a person did to their own membership. */
type Note = {
  accountId: number;
  userId: string;
  ipShort: string;
  action: AuditAction;
  details?: Record<string, unknown>;
};

/** Logs in an account what a member did to themselves, in the transaction of the change. [OWN-01] */
export async function noteMember(
  sql: AnySql,
  { accountId, userId, ipShort, action, details = {} }: Note,
): Promise<void> {
  await saveAudit(sql, {
    ...{ accountId, entryId: makeId(), actorKind: 'person', actorId: userId },
    ...{ action, target: userId, details, ipShort },
  });
}
