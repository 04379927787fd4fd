/** A zero character, or half of a surrogate pair: what PostgreSQL cannot hold. */
const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Is there a text somewhere in here, or a name of a field, that the database cannot hold? */
export function hasUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => unstorable.test(name) || hasUnstorable(inner));
}
