/** PostgreSQL's words for: two transactions were in each other's way, and this one gave way. */
const codes = new Set(['40P01', '40001']);

/** Is this the failure of a transaction that may simply be made again? [OWN-13] */
export function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && codes.has(code);
}
