import type { AnySql } from '../../database/index';
import type { Landing } from '../pure/Landing';

/** A landing page and its current name; an earlier name redirects there. */
export type FoundLanding = Landing & { current: string };

/** The landing page at a public address. [OWN-19] */
export async function selectLanding(sql: AnySql, slug: string): Promise<FoundLanding | undefined> {
  const [landing] = await sql<FoundLanding[]>`
    select slug, account_id as "accountId", widget_id as "widgetId", (
      select newest.slug from landing_slugs newest
      where newest.account_id = one.account_id and newest.widget_id = one.widget_id
      order by newest.created_at desc, newest.slug limit 1) as current
    from landing_slugs one where slug = ${slug}`;
  return landing;
}
