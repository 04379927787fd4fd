import type { AnySql } from '../../database/index';
import type { Landing } from '../pure/Landing';

/** Gives a landing widget its public address; false if another one has it. [OWN-19] */
export async function insertLanding(sql: AnySql, { slug, accountId, widgetId }: Landing): Promise<boolean> {
  const rows = await sql`
    insert into landing_slugs (slug, account_id, widget_id) values (${slug}, ${accountId}, ${widgetId})
    on conflict (slug) do nothing returning slug`;
  return rows.length > 0;
}
