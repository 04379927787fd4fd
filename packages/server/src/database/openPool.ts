import postgres from 'postgres';
import type { Sql } from './Sql';

const bigintOid = 20;
const poolConnections = 10;
/** Reserved for the owner's API, so that it never holds up visitors, texts or events. */
export const ownerConnections = 4;
/** Reserved for messages, webhooks and emails on their way out, and Messenger events on their way in. */
const jobConnections = 4;
const connectTimeoutS = 5;
const reconnectS = 0.25;
const statementTimeoutMs = 5000;
/**
 * How long a transaction may wait for its next statement. PostgreSQL doesn't notice a client that the network forgot for two hours, and its
 * locks would hold up an account on all servers.
 */
const idleTransactionMs = 10_000;
/** How much longer than a statement an answer may take: after that, the connection is cut off, whatever the network says. */
const answerSlackS = 3;
const keepAliveS = 15;
const unlimitedConnections = 4;
const spareIdleS = 20;
/** For upkeep, whose statements may take a minute. */
const upkeep = { connections: 2, answerTimeoutS: 90, name: 'beckon upkeep' } as const;

function readBigint(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError('A whole number in the database is too large to read exactly.');
}

/**
 * How long an answer may take (0 means forever), how long a transaction may wait for its next statement (undefined: as the role has it),
 * whether a pooler shares connections between transactions, how long idle ones stay, and their name in PostgreSQL.
 */
type PoolOptions = {
  answerTimeoutS: number;
  transactionIdleMs?: number | undefined;
  isPooled?: boolean;
  idleTimeoutS?: number;
  name?: string;
};

/** Opens the pool for upkeep. */
export const openUpkeepPool = (url: string): Sql => openPool(url, upkeep.connections, upkeep);

/**
 * Opens a small pool for statements that may take any time, such as migrations. So may a transaction between them, whatever the role has: a
 * move hashes a table here while the other database waits.
 */
export const openUnlimitedPool = (url: string): Sql =>
  openPool(url, unlimitedConnections, { answerTimeoutS: 0, transactionIdleMs: 0 });

/** Pools that leave listening to another one. */
const directPools = new WeakMap<Sql, Sql>();

/** The pool whose notifications a pool gets: itself, or the direct one beside it. */
export const findDirectPool = (sql: Sql): Sql => directPools.get(sql) ?? sql;

function leaveListening(sql: Sql, direct: Sql): Sql {
  directPools.set(sql, findDirectPool(direct));
  return sql;
}

/**
 * Opens a pool through a pooler in transaction mode, such as PgBouncer, where each transaction may get another connection: so notifications
 * come over a direct one. [OWN-20]
 */
export const openPooled = (url: string, direct: Sql, connections: number = poolConnections): Sql =>
  leaveListening(openPool(url, connections, { ...chooseDeadline(url), isPooled: true }), direct);

/**
 * Opens the pool for background work, so that a busy account's messages and events hold up no visitor. Notifications come over the same
 * connection as everyone's. [OWN-13, OWN-20]
 */
export const openJobPool = (url: string, sql: Sql, isPooled: boolean): Sql =>
  leaveListening(
    openPool(url, jobConnections, { ...chooseDeadline(url), isPooled, name: 'beckon jobs' }),
    sql,
  );

/** Opens the pool beside a pooler: for the start and for notifications. */
export const openSparePool = (url: string): Sql =>
  openPool(url, 1, { ...chooseDeadline(url), idleTimeoutS: spareIdleS });

/** An operator may allow statements more time in the URL, or any time (0). */
function chooseDeadline(url: string): PoolOptions {
  const statementMs = Number(/[?&]statement_timeout=(\d+)/.exec(url)?.[1] ?? statementTimeoutMs);
  return { answerTimeoutS: statementMs === 0 ? 0 : statementMs / 1000 + answerSlackS };
}

/**
 * Opens a pool; it connects with the first statement. Account ids come back as numbers. A connection that owes an answer for too long is
 * replaced (`mendDriver`). [D09]
 */
export function openPool(
  url: string,
  connections: number = poolConnections,
  options: PoolOptions = chooseDeadline(url),
): Sql {
  const { answerTimeoutS, isPooled = false, idleTimeoutS, name = 'beckon' } = options;
  const { transactionIdleMs = answerTimeoutS > 0 ? idleTransactionMs : undefined } = options;
  return postgres(url, {
    max: connections,
    connect_timeout: connectTimeoutS,
    keep_alive: keepAliveS,
    idle_timeout: idleTimeoutS,
    ...({ answer_timeout: answerTimeoutS } as object),
    // A statement that was prepared on one connection doesn't exist on the next.
    prepare: !isPooled,
    // A constant short pause: after an outage of any length the pool reconnects at once.
    backoff: () => reconnectS,
    onnotice: () => undefined,
    connection: {
      application_name: name,
      // Poolers refuse settings that they don't track: there the role sets it.
      ...(!isPooled && { statement_timeout: statementTimeoutMs }),
      ...(!isPooled &&
        // As text: the driver leaves out a setting that is 0.
        transactionIdleMs !== undefined && {
          idle_in_transaction_session_timeout: String(transactionIdleMs) as never,
        }),
      // Times as text are the same whatever the database's settings: sums over rows and days depend on it.
      TimeZone: 'UTC',
      DateStyle: 'ISO, MDY',
    },
    types: { bigint: { to: bigintOid, from: [bigintOid], parse: readBigint, serialize: String } },
  });
}
