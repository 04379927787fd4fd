/** Why the database doesn't work, by the code of the driver or of PostgreSQL. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at that address (connection refused). Start PostgreSQL or correct the URL',
  ENOTFOUND: 'the host name does not exist. Correct it',
  EAI_AGAIN: 'the host name lookup failed. Check the name and the network',
  ETIMEDOUT: 'the connection timed out. Check the address and the firewall',
  CONNECT_TIMEOUT: 'the connection timed out. Check the address and the firewall',
  EHOSTUNREACH: 'the host is unreachable. Check the address and the network',
  ECONNRESET: 'the connection was closed. Check that this is a PostgreSQL server',
  CONNECTION_CLOSED: 'the connection was closed. Check that this is a PostgreSQL server',
  '28P01': 'the user name or password is wrong. Correct it',
  '28000': 'this user has no access. Check the user name, the password and pg_hba.conf',
  '3D000': 'the database does not exist. Create it or correct the name',
  '53300': 'the server has no free connections. Raise max_connections',
  '42501': 'the user lacks permission. Make it the owner of the database',
};

const minVersionNumber = 150_000;
const versionsPerMajor = 10_000;

/** One sentence on why DATABASE_URL doesn't work, without the URL, which contains a password. */
export function explainConnectError(code: string | undefined): string {
  const reason = reasons[code ?? ''] ?? `it returned an error (${code ?? 'unknown'}). Check the URL`;
  return `DATABASE_URL doesn't work: ${reason}, or remove DATABASE_URL to use the built-in database.`;
}

/** One sentence on why DATABASE_POOL_URL doesn't work, without the URL, which contains a password. */
export function explainPoolerError(code: string | undefined): string {
  const reason = reasons[code ?? ''] ?? `it returned an error (${code ?? 'unknown'}). Check the URL`;
  return `DATABASE_POOL_URL doesn't work: ${reason}, or remove it to connect directly.`;
}

/** One sentence on a PostgreSQL that is too old; nothing if it is new enough. */
export function explainOldVersion(versionNumber: number): string | undefined {
  if (versionNumber >= minVersionNumber) return undefined;
  const major = Math.floor(versionNumber / versionsPerMajor);
  return (
    `DATABASE_URL doesn't work: Beckon needs PostgreSQL 15 or newer, and this is PostgreSQL ${major}. ` +
    'Upgrade it, or remove DATABASE_URL to use the built-in database.'
  );
}
