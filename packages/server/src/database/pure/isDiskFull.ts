const diskFull = '53100';

/** Did the database find no space for what it should store? [NET-12, D08] */
export function isDiskFull(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === diskFull;
}
