/** PostgreSQL's codes for: two transactions conflicted, and this one gave way. */
const codes = new Set(['40P01', '40001']);

/** Is this a failed transaction that we can simply repeat? [OWN-13] */
export function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && codes.has(code);
}
