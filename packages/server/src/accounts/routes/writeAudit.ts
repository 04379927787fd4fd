import type { ApiCall } from '../../api/index';
import { generateId } from '../../database/index';
import type { AuditAction } from '../shapes/AuditAction';
import { hasRecentEntry, insertAudit } from '../store/insertAudit';

type Sql = Parameters<typeof insertAudit>[0];
type Change = { action: AuditAction; target?: string | number; details?: Record<string, unknown> };

/** Logs who changed what, in the transaction of the change itself. [OWN-01] */
export async function writeAudit(
  { caller, accountId, from }: Pick<ApiCall, 'caller' | 'accountId' | 'from'>,
  sql: Sql,
  { action, target = '', details = {} }: Change,
): Promise<void> {
  await insertAudit(sql, {
    accountId,
    entryId: generateId(),
    actorKind: caller.kind,
    actorId: caller.kind === 'key' ? caller.keyId : caller.userId,
    action,
    target: String(target),
    details,
    ipShort: from.ipShort,
  });
}

/**
 * Logs that someone looked at something or a list of people, once an hour: a screen that is open asks again and again. Of programs, which may
 * read everything every hour, it logs that they looked. [OWN-01, OWN-12]
 */
export async function writeView(
  call: Pick<ApiCall, 'caller' | 'accountId' | 'from'>,
  sql: Sql,
  { action, target: seen = '' }: { action: AuditAction; target?: string },
): Promise<void> {
  const { caller, accountId } = call;
  const target = caller.kind === 'key' ? '' : seen;
  const actorId = caller.kind === 'key' ? caller.keyId : caller.userId;
  if (!(await hasRecentEntry(sql, { accountId, actorId, action, target })))
    await writeAudit(call, sql, { action, target });
}
