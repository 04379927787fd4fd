import type { AnySql } from '../database/Sql';
import type { Landing } from '../rules/Landing';

/** The landing page at a public address. [OWN-19] */
export async function findLanding(sql: AnySql, slug: string): Promise<Landing | undefined> {
  const [landing] = await sql<Landing[]>`
    select slug, account_id as "accountId", widget_id as "widgetId" from landing_slugs where slug = ${slug}`;
  return landing;
}
