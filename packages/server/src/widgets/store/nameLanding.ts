import type { AnySql } from '../../database/index';
import { findSlug, saveSlug } from '../../landing/index';
import { makeSlug } from '../../landing/pure/index';
import type { OwnWidget } from './findOwnWidget';

/** Gives a landing page that goes live an address, if it has none. Returns the new one. [OWN-19] */
export async function nameLanding(
  sql: AnySql,
  { accountId, widget: { widgetId, name } }: { accountId: number; widget: OwnWidget },
): Promise<string | undefined> {
  const key = { accountId, widgetId };
  if (await findSlug(sql, key)) return undefined;
  const wish = makeSlug(name);
  // Another page may have the name; with the id it is unique.
  for (const slug of [wish, `${wish}-${widgetId}`]) if (await saveSlug(sql, { ...key, slug })) return slug;
  return undefined;
}
