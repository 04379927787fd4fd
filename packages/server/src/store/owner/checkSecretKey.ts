import type { AnySql } from '../../database/Sql';
import { StartError } from '../../StartError';

const name = 'secret key mark';

/**
 * Refuses to start with another key than the one that has sealed what is stored: it would open nothing, and what it sealed nobody
 * else could open. The first server leaves the mark of its key. [OWN-02, OWN-20]
 */
export async function checkSecretKey(sql: AnySql, mark: string): Promise<void> {
  await sql`insert into installation_secrets (name, secret) values (${name}, ${mark}) on conflict do nothing`;
  const [kept] = await sql<{ secret: string }[]>`
    select secret from installation_secrets where name = ${name}`;
  if (kept?.secret === mark) return;
  throw new StartError(
    'The secrets in this database were sealed with another key. Set the SECRET_KEY of the other servers, or restore the file secret-key in DATA_DIR.',
  );
}
