const uniqueViolation = '23505';

/** Did the database reject a row because another one has a value that must be unique? */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === uniqueViolation;
}
