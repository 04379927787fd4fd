import type { AnySql } from '../../database/Sql';
import { insertLanding } from '../insertLanding';

type Key = { accountId: number; widgetId: number };

/** The public name of a landing page; nothing if it has none. [OWN-19] */
export async function findSlug(sql: AnySql, { accountId, widgetId }: Key): Promise<string | null> {
  const [row] = await sql<{ slug: string }[]>`
    select slug from landing_slugs where account_id = ${accountId} and widget_id = ${widgetId}
    order by created_at desc, slug limit 1`;
  return row?.slug ?? null;
}

/** Gives a landing page this public name in place of any other; false if somebody else has it. Call it in a transaction. [OWN-19] */
export async function saveSlug(
  sql: AnySql,
  { accountId, widgetId, slug }: Key & { slug: string },
): Promise<boolean> {
  await deleteSlug(sql, { accountId, widgetId });
  return await insertLanding(sql, { accountId, widgetId, slug });
}

/** Takes a landing page's public name away; false if it had none. [OWN-19] */
export async function deleteSlug(sql: AnySql, { accountId, widgetId }: Key): Promise<boolean> {
  const gone = await sql`
    delete from landing_slugs where account_id = ${accountId} and widget_id = ${widgetId} returning slug`;
  return gone.length > 0;
}
