import type { FastifyBaseLogger } from 'fastify';
import { type Database, openDatabase } from './database/index';
import type { Env } from './env/index';
import { hasSampleData } from './env/pure/index';
import type { Lifecycle } from './jobs/index';
import { prepareMarks } from './messages/index';
import { attachNumbers, loadNumbers, noNumberKey, startFollowing } from './numbers/index';
import { writeSamples } from './sample/index';
import { checkSecretKey, listKeyMarks, listNumberKeys, refuseOtherKey } from './secrets/index';

type Input = { database: Database; env: Env; log: FastifyBaseLogger; onUnfit: () => void };

/** Opens the database of this server. With a wrong key, nothing is written to it. [OWN-02, OWN-20] */
export const openOwnDatabase = (env: Env, log: FastifyBaseLogger): Promise<Database> =>
  openDatabase({
    databaseUrl: env.DATABASE_URL,
    pooler:
      env.DATABASE_POOL_URL === undefined
        ? undefined
        : { url: env.DATABASE_POOL_URL, warn: (text) => log.warn(text) },
    dataDir: env.DATA_DIR,
    mostBytes: env.DATABASE_MB,
    log: { debug: (text) => log.debug({ from: 'postgres' }, text), error: (text) => log.error(text) },
    check: (pool) => refuseOtherKey(pool, () => listKeyMarks(env)),
  });

/** Checks the key, then writes what must be there before anything else starts, and follows how numbers are stored. [OWN-02, OWN-20, C48] */
export async function prepareDatabase(
  { database, env, log, onUnfit }: Input,
  lifecycle: Lifecycle,
): Promise<void> {
  const { sql, ownerSql, jobSql, upkeepSql, unlimitedSql } = database;
  await checkSecretKey(sql, listKeyMarks(env));
  await prepareMarks(unlimitedSql);
  const numbers = await loadNumbers(sql, listNumberKeys(env));
  for (const pool of [sql, ownerSql, jobSql, upkeepSql]) attachNumbers(pool, numbers);
  const onKeyMissing = () => {
    log.error(noNumberKey);
    onUnfit();
  };
  lifecycle.add('sealed numbers', startFollowing({ sql, numbers, onKeyMissing, log }));
  if (numbers.state !== 'sealed')
    log.warn(
      'phone numbers in this database are not encrypted yet: update all servers, then run npx beckon seal-numbers',
    );
  if (!numbers.hasKey)
    log.warn(
      'this server has no key for encrypted phone numbers and stops once they are encrypted: run npx beckon web-key where SECRET_KEY is set, and set WEB_KEY to what it prints',
    );
  // What may take any time is done.
  await unlimitedSql.end();
  if (startsWithSamples(env)) await writeSamples(sql);
}

const startsWithSamples = (env: Env): boolean =>
  env.ROLE !== 'web' &&
  hasSampleData({
    sampleData: env.SAMPLE_DATA,
    hasOwnDatabase: env.DATABASE_URL !== undefined,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
  });
