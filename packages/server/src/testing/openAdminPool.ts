import type { Sql } from '../database/index';
import { openPool } from '../database/testing/index';

/** A connection for work that takes as long as the disk needs, such as copying and dropping databases. */
export function openAdminPool(adminUrl: string): Sql {
  const url = new URL(adminUrl);
  url.searchParams.set('statement_timeout', '0');
  return openPool(url.href, 1);
}
