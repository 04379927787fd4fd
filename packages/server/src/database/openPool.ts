import postgres from 'postgres';
import type { Sql } from './Sql';

const bigintOid = 20;
const poolConnections = 10;
/** Reserved for the owner's API, so that it never holds up visitors, texts or events. */
export const ownerConnections = 4;
const connectTimeoutS = 5;
const reconnectS = 0.25;
const statementTimeoutMs = 5000;

function readBigint(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError('A whole number in the database is too large to read exactly.');
}

/** Opens a pool; it connects with the first statement. Account ids come back as numbers. */
export function openPool(url: string, connections: number = poolConnections): Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: connectTimeoutS,
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
