import type { Sql } from './Sql';

/** How a pool is used at this moment. */
export type PoolUse = {
  busy: number;
  idle: number;
  opening: number;
  /** Statements that wait for a connection. */
  waiting: number;
  most: number;
};

/** The use of a pool; the driver doesn't reveal it, so the build adds `readUse` to it (`mendDriver`). Nothing without that. [OWN-20] */
export function readPoolUse(sql: Sql): PoolUse | undefined {
  return (sql as Sql & { readUse?: () => PoolUse }).readUse?.();
}
