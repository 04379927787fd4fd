import type { AnySql } from '../../database/index';
import { insertLanding } from './insertLanding';

type Key = { accountId: number; widgetId: number };

/** The public name of a landing page; nothing if it has none. [OWN-19] */
export async function selectSlug(sql: AnySql, { accountId, widgetId }: Key): Promise<string | null> {
  const [row] = await sql<{ slug: string }[]>`
    select slug from landing_slugs where account_id = ${accountId} and widget_id = ${widgetId}
    order by created_at desc, slug limit 1`;
  return row?.slug ?? null;
}

/** How many names of a page work: its own and earlier ones. */
const reservedNames = 20;

/**
 * Gives a landing page this public name; its earlier ones redirect there. False if another page has the name; takes over an
 * earlier name of another page of this account. Call it in a transaction. [OWN-19]
 */
export async function saveSlug(
  sql: AnySql,
  { accountId, widgetId, slug }: Key & { slug: string },
): Promise<boolean> {
  await sql`
    delete from landing_slugs one where slug = ${slug} and account_id = ${accountId} and (widget_id = ${widgetId} or exists (
      select from landing_slugs newer
      where newer.account_id = one.account_id and newer.widget_id = one.widget_id and newer.created_at > one.created_at))`;
  const isSaved = await insertLanding(sql, { accountId, widgetId, slug });
  await sql`
    delete from landing_slugs where account_id = ${accountId} and widget_id = ${widgetId} and slug not in (
      select slug from landing_slugs where account_id = ${accountId} and widget_id = ${widgetId}
      order by created_at desc, slug limit ${reservedNames})`;
  return isSaved;
}

/** Removes a landing page's public names; false if it had none. [OWN-19] */
export async function deleteSlug(sql: AnySql, { accountId, widgetId }: Key): Promise<boolean> {
  const gone = await sql`
    delete from landing_slugs where account_id = ${accountId} and widget_id = ${widgetId} returning slug`;
  return gone.length > 0;
}
