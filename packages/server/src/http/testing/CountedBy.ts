/** Where a limit is counted: on each server by itself, in PostgreSQL for all of them, or nowhere, because it is for one call. */
export type CountedBy = 'server' | 'all' | 'none';
