import type { AnySql } from '../../database/index';
import { StartError } from '../../env/pure/index';

const name = 'secret key mark';

/** Why a server with another key doesn't start. */
const otherKey =
  'The secrets in this database use another key. Set SECRET_KEY to the key of the other servers, or restore the file secret-key in DATA_DIR. With ROLE=web, set WEB_KEY to what npx beckon web-key prints with that key.';

async function findMark(sql: AnySql): Promise<string | undefined> {
  const [kept] = await sql<{ secret: string }[]>`
    select secret from installation_secrets where name = ${name}`;
  return kept?.secret;
}

/**
 * Refuses a database whose secrets use another key than this server's, before anything is written to it: not even a missing table.
 * `markKeys` gives the fingerprints of this server's keys; none if it has none yet. [OWN-02, OWN-20]
 */
export async function refuseOtherKey(sql: AnySql, markKeys: () => readonly string[]): Promise<void> {
  const [found] = await sql<{ is: boolean }[]>`select to_regclass('installation_secrets') is not null as is`;
  const stored = found?.is ? await findMark(sql) : undefined;
  if (stored !== undefined && !markKeys().includes(stored)) throw new StartError(otherKey);
}

/**
 * Refuses to start with a different key than the one that sealed the stored secrets: it could open nothing, and no other
 * server could open what it seals. The first server stores a fingerprint of its key; while keys are changed, servers have two. [OWN-02, OWN-20]
 */
export async function checkSecretKey(sql: AnySql, marks: readonly string[]): Promise<void> {
  const [own = ''] = marks;
  await sql`insert into installation_secrets (name, secret) values (${name}, ${own}) on conflict do nothing`;
  if (!marks.includes((await findMark(sql)) ?? '')) throw new StartError(otherKey);
}

/** From now on, this is the key of the installation. [OWN-02] */
export async function replaceKeyMark(sql: AnySql, mark: string): Promise<void> {
  await sql`update installation_secrets set secret = ${mark} where name = ${name}`;
}
