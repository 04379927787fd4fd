const uniqueViolation = '23505';

/** Did the database refuse a row because another one has what may be there only once? */
export function isTaken(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === uniqueViolation;
}
