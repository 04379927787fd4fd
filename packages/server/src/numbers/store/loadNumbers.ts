import { randomBytes } from 'node:crypto';
import { type AnySql, type Sql, transact } from '../../database/index';
import { StartError } from '../../env/pure/index';
import { createEnvelope, openEnvelope } from '../createEnvelope';
import { createNumberBox } from '../createNumberBox';
import { createNumbers, type Numbers, noNumberKey, type SealState } from '../createNumbers';

const envelopeName = 'number keys';
const markName = 'recipient-mark';
/** In place of the key of marks, once it is only in the envelope: servers of earlier versions fail instead of finding nobody's STOP. */
const movedMark = 'sealed';
const blockBytes = 64;
const innerPad = 0x36;
/** Any number works, as long as every server of this product uses the same. */
const lockNumber = 4_201_040;

/** The milestones of an installation that seals its numbers. */
const sealMilestones = { sealing: 'numbers sealing', sealed: 'numbers sealed' } as const;

/** How far this installation has come. [C48] */
export async function selectSealState(sql: AnySql): Promise<SealState> {
  const rows = await sql<{ name: string }[]>`
    select name from milestones where name = any(${Object.values(sealMilestones)})`;
  const names = rows.map(({ name }) => name);
  if (names.includes(sealMilestones.sealed)) return 'sealed';
  return names.includes(sealMilestones.sealing) ? 'sealing' : 'plain';
}

/**
 * The keys of this database's numbers, created by the first server. `keys` open their envelope; none: a web server with a key from before.
 * A new installation seals its numbers from the start. Call it before anything creates the key of marks. [OWN-02, OWN-20, C48]
 */
export async function loadNumbers(sql: Sql, keys: readonly Uint8Array[]): Promise<Numbers> {
  return await transact(sql, async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${lockNumber})`;
    const [first] = keys;
    if (first) await prepareEnvelope(transaction, first);
    else if (!(await selectMarkKey(transaction))) throw new StartError(noNumberKey);
    return await readNumbers(transaction, keys);
  });
}

/** The same without creating anything: what isn't sealed yet needs no key. [OWN-02, C48] */
export async function readNumbers(sql: AnySql, keys: readonly Uint8Array[]): Promise<Numbers> {
  const state = await selectSealState(sql);
  const plainKey = await selectMarkKey(sql);
  const [stored] = await sql<{ secret: string }[]>`
    select secret from installation_secrets where name = ${envelopeName}`;
  if (keys.length > 0 && stored) {
    const { dataKey, markKey } = openEnvelope(stored.secret, keys);
    return createNumbers({ box: createNumberBox(dataKey), markKey: plainKey ?? markKey, state });
  }
  if (state !== 'plain') throw new StartError(noNumberKey);
  return createNumbers({ box: undefined, markKey: plainKey, state });
}

/** Creates the keys once. Where nobody has signed up and no key of marks exists, it's a new installation. */
async function prepareEnvelope(sql: AnySql, key: Uint8Array): Promise<void> {
  const known = await sql`select from installation_secrets where name = ${envelopeName}`;
  if (known.length > 0) return;
  const [found] = await sql<{ isNew: boolean }[]>`
    select not exists (select from accounts)
      and not exists (select from installation_secrets where name = ${markName}) as "isNew"`;
  const isNew = found?.isNew === true;
  const plainKey = await selectMarkKey(sql);
  if (!isNew && !plainKey) throw new Error('the secret "recipient-mark" is missing');
  const sealed = { dataKey: randomBytes(32), markKey: plainKey ?? randomBytes(blockBytes) };
  await sql`insert into installation_secrets (name, secret) values (${envelopeName}, ${createEnvelope(sealed, key)})`;
  if (!isNew) return;
  await sql`insert into installation_secrets (name, secret) values (${markName}, ${movedMark})`;
  await sql`insert into milestones ${sql(Object.values(sealMilestones).map((name) => ({ name })))}`;
}

/** The key of marks that is readable in the database: that of an installation whose numbers aren't all sealed yet. */
async function selectMarkKey(sql: AnySql): Promise<Buffer | undefined> {
  const [row] = await sql<
    { secret: string }[]
  >`select secret from installation_secrets where name = ${markName}`;
  if (!row || row.secret === movedMark) return undefined;
  // It is stored as its two pads, and the first one comes from the key.
  return Buffer.from(
    Buffer.from(row.secret, 'hex')
      .subarray(0, blockBytes)
      .map((byte) => byte ^ innerPad),
  );
}

/** From now on, all servers seal what they write. [C48] */
export async function startSealing(sql: AnySql): Promise<void> {
  await sql`insert into milestones (name) values (${sealMilestones.sealing}) on conflict do nothing`;
}

/** How long ago sealing started, by the database's clock; undefined: it hasn't. */
export async function selectSealingAgeMs(sql: AnySql): Promise<number | undefined> {
  const [row] = await sql<{ ms: number }[]>`
    select (extract(epoch from now() - reached_at) * 1000)::float8 as ms from milestones where name = ${sealMilestones.sealing}`;
  return row?.ms;
}

/**
 * Nothing is plain anymore: the database refuses plain numbers from now on, and the key of marks is only in the envelope. Call it in the
 * transaction that has made sure. [C48]
 */
export async function finishSealing(transaction: AnySql): Promise<void> {
  await transaction`insert into milestones (name) values (${sealMilestones.sealed}) on conflict do nothing`;
  await transaction`update installation_secrets set secret = ${movedMark} where name = ${markName}`;
}

/** Seals the keys again with the first of these; the others open them now. [OWN-02, OWN-20] */
export async function resealEnvelope(
  sql: AnySql,
  keys: readonly [Uint8Array, ...Uint8Array[]],
): Promise<void> {
  const [stored] = await sql<{ secret: string }[]>`
    select secret from installation_secrets where name = ${envelopeName} for update`;
  if (!stored) return;
  const again = createEnvelope(openEnvelope(stored.secret, keys), keys[0]);
  await sql`update installation_secrets set secret = ${again} where name = ${envelopeName}`;
}
