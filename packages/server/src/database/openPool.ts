import postgres from 'postgres';
import type { Sql } from './Sql';

const bigintOid = 20;
const poolConnections = 10;
/** Reserved for the owner's API, so that it never holds up visitors, texts or events. */
export const ownerConnections = 4;
const connectTimeoutS = 5;
const reconnectS = 0.25;
const statementTimeoutMs = 5000;
/** How much longer than a statement an answer may take: after that, the connection is cut off, whatever the network says. */
const answerSlackS = 3;
const keepAliveS = 15;
const unlimitedConnections = 4;
/** For upkeep, whose statements may take a minute. */
const upkeep = { connections: 2, answerTimeoutS: 90 } as const;

function readBigint(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError('A whole number in the database is too large to read exactly.');
}

/** How long an answer may take; 0 means forever. */
type Deadline = { answerTimeoutS: number };

/** Opens the pool for upkeep. */
export const openUpkeepPool = (url: string): Sql => openPool(url, upkeep.connections, upkeep);

/** Opens a small pool for statements that may take any time, such as migrations. */
export const openUnlimitedPool = (url: string): Sql =>
  openPool(url, unlimitedConnections, { answerTimeoutS: 0 });

/** An operator may allow statements more time in the URL, or any time (0). */
function chooseDeadline(url: string): Deadline {
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
  deadline: Deadline = chooseDeadline(url),
): Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: connectTimeoutS,
    keep_alive: keepAliveS,
    ...({ answer_timeout: deadline.answerTimeoutS } as object),
    // A constant short pause: after an outage of any length the pool reconnects at once.
    backoff: () => reconnectS,
    onnotice: () => undefined,
    connection: {
      application_name: 'beckon',
      statement_timeout: statementTimeoutMs,
      // Times as text are the same whatever the database's settings: sums over rows and days depend on it.
      TimeZone: 'UTC',
      DateStyle: 'ISO, MDY',
    },
    types: { bigint: { to: bigintOid, from: [bigintOid], parse: readBigint, serialize: String } },
  });
}
