import type { AnySql } from '../../database/index';
import { StartError } from '../../env/pure/index';

const name = 'secret key mark';

/**
 * Refuses to start with a different key than the one that sealed the stored secrets: it could open nothing, and no other
 * server could open what it seals. The first server stores a fingerprint of its key. [OWN-02, OWN-20]
 */
export async function checkSecretKey(sql: AnySql, mark: string): Promise<void> {
  await sql`insert into installation_secrets (name, secret) values (${name}, ${mark}) on conflict do nothing`;
  const [kept] = await sql<{ secret: string }[]>`
    select secret from installation_secrets where name = ${name}`;
  if (kept?.secret === mark) return;
  throw new StartError(
    'The secrets in this database use another key. Set SECRET_KEY to the key of the other servers, or restore the file secret-key in DATA_DIR.',
  );
}
