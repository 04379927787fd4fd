import type { AnySql } from '../../database/index';
import { StartError } from '../../env/pure/index';

const name = 'secret key mark';

/** Why a server with another key doesn't start. */
const otherKey =
  'The secrets in this database use another key. Set SECRET_KEY to the key of the other servers, or restore the file secret-key in DATA_DIR.';

async function findMark(sql: AnySql): Promise<string | undefined> {
  const [kept] = await sql<{ secret: string }[]>`
    select secret from installation_secrets where name = ${name}`;
  return kept?.secret;
}

/**
 * Refuses a database whose secrets use another key than this server's, before anything is written to it: not even a missing table.
 * `markKey` gives the fingerprint of this server's key, or nothing if it has none yet. [OWN-02, OWN-20]
 */
export async function refuseOtherKey(sql: AnySql, markKey: () => string | undefined): Promise<void> {
  const [found] = await sql<{ is: boolean }[]>`select to_regclass('installation_secrets') is not null as is`;
  const stored = found?.is ? await findMark(sql) : undefined;
  if (stored !== undefined && stored !== markKey()) throw new StartError(otherKey);
}

/**
 * Refuses to start with a different key than the one that sealed the stored secrets: it could open nothing, and no other
 * server could open what it seals. The first server stores a fingerprint of its key. [OWN-02, OWN-20]
 */
export async function checkSecretKey(sql: AnySql, mark: string): Promise<void> {
  await sql`insert into installation_secrets (name, secret) values (${name}, ${mark}) on conflict do nothing`;
  if ((await findMark(sql)) !== mark) throw new StartError(otherKey);
}
