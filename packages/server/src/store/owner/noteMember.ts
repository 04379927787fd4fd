import type { AnySql } from '../../database/Sql';
import { makeId } from '../../makeId';
import type { AuditAction } from '../../owner/shapes/AuditAction';
import { saveAudit } from './saveAudit';

/** What a person did to themselves in an account. */
type Note = {
  accountId: number;
  userId: string;
  ipShort: string;
  action: AuditAction;
  details?: Record<string, unknown>;
};

/** Writes down in an account what its member has done to themselves, in the transaction of the change. [OWN-01] */
export async function noteMember(
  sql: AnySql,
  { accountId, userId, ipShort, action, details = {} }: Note,
): Promise<void> {
  await saveAudit(sql, {
    ...{ accountId, entryId: makeId(), actorKind: 'person', actorId: userId },
    ...{ action, target: userId, details, ipShort },
  });
}
