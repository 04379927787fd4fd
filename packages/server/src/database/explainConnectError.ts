/** The words for a database that cannot be used, by the code the driver or PostgreSQL gives. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there (connection refused). Start PostgreSQL there or correct the address',
  ENOTFOUND: 'the host name is not known. Correct it',
  EAI_AGAIN: 'the host name could not be looked up. Check the name and the network',
  ETIMEDOUT: 'nothing answers there in time. Check the address and the firewall',
  CONNECT_TIMEOUT: 'nothing answers there in time. Check the address and the firewall',
  EHOSTUNREACH: 'the host cannot be reached. Check the address and the network',
  ECONNRESET: 'the connection was cut. Check that this is a PostgreSQL server',
  CONNECTION_CLOSED: 'the connection was cut. Check that this is a PostgreSQL server',
  '28P01': 'the user name or password is wrong. Correct them',
  '28000': 'this user is not let in. Check user name, password and pg_hba.conf',
  '3D000': 'that database does not exist. Create it or correct the name',
  '53300': 'it has no free connection. Raise max_connections there',
  '42501': 'the user may not do that there. Make it the owner of the database',
};

const minVersionNumber = 150_000;
const versionsPerMajor = 10_000;

/** One sentence on why DATABASE_URL cannot be used, without the address: it holds a password. */
export function explainConnectError(code: string | undefined): string {
  const reason = reasons[code ?? ''] ?? `it answers with an error (${code ?? 'unknown'}). Check the address`;
  return `DATABASE_URL cannot be used: ${reason}, or remove DATABASE_URL to use the built-in database.`;
}

/** One sentence on a PostgreSQL that is too old, or nothing when it is new enough. */
export function explainOldVersion(versionNumber: number): string | undefined {
  if (versionNumber >= minVersionNumber) return undefined;
  const major = Math.floor(versionNumber / versionsPerMajor);
  return (
    `DATABASE_URL cannot be used: it is PostgreSQL ${major}, and 15 or newer is needed. ` +
    'Upgrade it, or remove DATABASE_URL to use the built-in database.'
  );
}
