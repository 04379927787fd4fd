import type { AnySql } from '../../database/index';
import { saveSlug, selectSlug } from '../../landing/index';
import { generateSlug } from '../../landing/pure/index';
import type { OwnWidget } from './selectOwnWidget';

/** Gives a landing page that goes live an address, if it has none. Returns the new one. [OWN-19] */
export async function nameLanding(
  sql: AnySql,
  { accountId, widget: { widgetId, name } }: { accountId: number; widget: OwnWidget },
): Promise<string | undefined> {
  const key = { accountId, widgetId };
  if (await selectSlug(sql, key)) return undefined;
  const wish = generateSlug(name);
  // Another page may have the name; with the id it is unique.
  for (const slug of [wish, `${wish}-${widgetId}`]) if (await saveSlug(sql, { ...key, slug })) return slug;
  return undefined;
}
