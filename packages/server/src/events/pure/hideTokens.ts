/** A copy without the tokens in it: a reader of the database must not be able to act for a visitor. Keeps the shape. */
export function hideTokens(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideTokens);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'token' && typeof inner === 'string' ? true : hideTokens(inner),
    ]),
  );
}
