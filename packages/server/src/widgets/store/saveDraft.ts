import { type AnySql, type Pruning, pruneRows } from '../../database/index';
import type { WidgetContent } from '../pure/validateWidget';

type Key = { accountId: number; widgetId: number };
type NewWidget = {
  accountId: number;
  widgetIds: readonly number[];
  type: string;
  name: string;
  draft: WidgetContent;
};

/** Adds a widget that visitors don't see yet, with the first free id. [OWN-06] */
export async function insertOwnWidget(sql: AnySql, widget: NewWidget): Promise<number> {
  for (const widgetId of widget.widgetIds) {
    const made = await sql`
      insert into widgets (account_id, widget_id, widget_type, channel, name, status, version, draft)
      values (${widget.accountId}, ${widgetId}, ${widget.type}, ${widget.draft.channel}, ${widget.name}, 'draft', 0,
        ${sql.json(widget.draft as never)})
      on conflict do nothing returning widget_id`;
    if (made.length === 1) return widgetId;
  }
  throw new Error('Found no free widget ID.');
}

/** How many widgets an account has, and how many including those that can be restored. */
export async function countOwnWidgets(
  sql: AnySql,
  accountId: number,
): Promise<{ live: number; total: number }> {
  const [row] = await sql<{ live: number; total: number }[]>`
    select count(*) filter (where deleted_at is null)::int as live, count(*)::int as total
    from widgets where account_id = ${accountId}`;
  return row ?? { live: 0, total: 0 };
}

/** Changes a widget's draft (none: as published) and name. [OWN-06, OWN-09] */
export async function saveDraft(
  sql: AnySql,
  { accountId, widgetId, draft, name }: Key & { draft: WidgetContent | null; name: string },
): Promise<void> {
  await sql`
    update widgets set draft = ${draft === null ? null : sql.json(draft as never)}, revision = revision + 1, updated_at = now()
    where account_id = ${accountId} and widget_id = ${widgetId}`;
  // Separately, and only if it differs: every server rereads an account when a column changes that visitors get.
  await sql`
    update widgets set name = ${name}
    where account_id = ${accountId} and widget_id = ${widgetId} and name <> ${name}`;
}

/** Activates or pauses a widget. [OWN-06] */
export async function setStatus(
  sql: AnySql,
  { accountId, widgetId, status }: Key & { status: 'active' | 'paused' },
): Promise<void> {
  await sql`
    update widgets set status = ${status}, revision = revision + 1, updated_at = now()
    where account_id = ${accountId} and widget_id = ${widgetId}`;
}

/** Deletes a widget, or restores it, paused if it was published. [OWN-06] */
export async function setDeleted(
  sql: AnySql,
  { accountId, widgetId, isDeleted }: Key & { isDeleted: boolean },
): Promise<void> {
  await sql`
    update widgets set deleted_at = case when ${isDeleted} then now() end, revision = revision + 1, updated_at = now(),
      status = case when status = 'draft' then 'draft' else 'paused' end
    where account_id = ${accountId} and widget_id = ${widgetId}`;
}

/** Erases widgets that were deleted this long ago. Returns how many are gone. [OWN-06] */
export async function pruneWidgets(sql: AnySql, restoreDays: number, pruning?: Pruning): Promise<number> {
  const isOld = sql`deleted_at < now() - make_interval(days => ${restoreDays})`;
  return await pruneRows(sql, [['widgets', isOld]], pruning);
}
