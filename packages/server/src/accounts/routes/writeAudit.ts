import type { ApiCall } from '../../api/index';
import { makeId } from '../../database/index';
import type { AuditAction } from '../shapes/AuditAction';
import { hasRecentEntry, saveAudit } from '../store/saveAudit';

type Sql = Parameters<typeof saveAudit>[0];
type Change = { action: AuditAction; target?: string | number; details?: Record<string, unknown> };

/** Logs who changed what, in the transaction of the change itself. [OWN-01] */
export async function writeAudit(
  { caller, accountId, from }: Pick<ApiCall, 'caller' | 'accountId' | 'from'>,
  sql: Sql,
  { action, target = '', details = {} }: Change,
): Promise<void> {
  await saveAudit(sql, {
    accountId,
    entryId: makeId(),
    actorKind: caller.kind,
    actorId: caller.kind === 'key' ? caller.keyId : caller.userId,
    action,
    target: String(target),
    details,
    ipShort: from.ipShort,
  });
}

/**
 * Logs that someone looked at something, once an hour: a screen that is open asks again and again. Of programs, which may read everything
 * every hour, it logs that they looked. [OWN-01, OWN-12]
 */
export async function writeView(
  call: Pick<ApiCall, 'caller' | 'accountId' | 'from'>,
  sql: Sql,
  { action, target: seen }: { action: AuditAction; target: string },
): Promise<void> {
  const { caller, accountId } = call;
  const target = caller.kind === 'key' ? '' : seen;
  const actorId = caller.kind === 'key' ? caller.keyId : caller.userId;
  if (!(await hasRecentEntry(sql, { accountId, actorId, action, target })))
    await writeAudit(call, sql, { action, target });
}
