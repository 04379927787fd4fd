/** The old and new values of the fields that really changed. [OWN-01] */
export function describeChange(
  before: object,
  change: object,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const old = before as Record<string, unknown>;
  const changed = Object.entries(change).filter(
    ([name, value]) => value !== undefined && JSON.stringify(old[name]) !== JSON.stringify(value),
  );
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, old[name] ?? null])),
    after: Object.fromEntries(changed),
  };
}
