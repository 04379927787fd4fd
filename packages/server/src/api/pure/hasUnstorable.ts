/** A null character, or half of a surrogate pair: PostgreSQL cannot store them. */
const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Does this value contain a text, or a field name, that the database cannot store? */
export function hasUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => unstorable.test(name) || hasUnstorable(inner));
}
