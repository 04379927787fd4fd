import { writeAudit } from '../../accounts/index';
import type { AuditAction } from '../../accounts/pure/index';
import { type ApiCall, conflict, notFound } from '../../api/index';
import { lockOwnWidget, type OwnWidget, selectOwnWidget } from '../store/selectOwnWidget';
import { describeWidget } from './describeWidget';

type Sql = Parameters<typeof selectOwnWidget>[0];
type Change = (
  sql: Sql,
  at: { accountId: number; widget: OwnWidget },
) => Promise<Record<string, unknown> | undefined>;
type How = {
  action: AuditAction;
  /** The revision that was changed; nothing: whatever there is. */
  revision?: number;
  isDeleted?: boolean;
};

/**
 * Changes one widget exclusively, logs the change and returns the new state. Rejects a caller who has not seen the newest
 * revision. [OWN-06, OWN-09]
 */
export async function changeWidget(
  call: ApiCall<{ widgetId: number }, unknown, unknown>,
  { action, revision, isDeleted = false }: How,
  change: Change,
) {
  const { accountId, params } = call;
  const { widgetId } = params;
  return await call.scoped(async (sql) => {
    const widget = await lockOwnWidget(sql, { accountId, widgetId, isDeleted });
    if (!widget) throw notFound('widget');
    if (revision !== undefined && revision !== widget.revision) {
      throw conflict('changed_elsewhere', { n: widget.revision });
    }
    const details = await change(sql, { accountId, widget });
    await writeAudit(call as ApiCall, sql, { action, target: widgetId, details: details ?? {} });
    const after = await selectOwnWidget(sql, accountId, widgetId);
    const shown = after ?? { ...widget, revision: widget.revision + 1, deletedAt: new Date() };
    return await describeWidget(sql, accountId, shown);
  });
}
