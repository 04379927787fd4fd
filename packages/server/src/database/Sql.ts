import type postgres from 'postgres';

/** The pool of connections that `store` speaks through. */
export type Sql = postgres.Sql<{ bigint: number }>;

/** A pool or an open transaction. */
export type AnySql = Sql | postgres.TransactionSql<{ bigint: number }>;
