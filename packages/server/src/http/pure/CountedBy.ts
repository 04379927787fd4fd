/** Who counts a limit: each server what it gets itself, all servers together in PostgreSQL, or nobody, as it is for one call. */
export type CountedBy = 'server' | 'all' | 'none';
