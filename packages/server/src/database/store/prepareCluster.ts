import postgres from 'postgres';

/** The server's user and database have the same name. */
const name = 'beckon';
/** The role of the owner's API; row-level security limits it to one account. */
const apiRole = 'beckon_api';

/**
 * Creates the server's own user and database in a cluster, with a fresh password. That user
 * is not an administrator: a faulty statement cannot reach files or programs of the machine.
 */
export async function prepareCluster(adminUrl: string, password: string): Promise<string> {
  // A password can't be a parameter of this statement, so we only accept harmless ones.
  if (!/^[0-9a-f]+$/.test(password)) throw new Error('The password must be made of hexadecimal digits.');
  const sql = postgres(adminUrl, { max: 1, onnotice: () => undefined });
  try {
    const [role] = await sql`select 1 from pg_roles where rolname = ${name}`;
    if (!role) await sql`create role ${sql(name)} login`;
    await sql.unsafe(`alter role ${name} with login password '${password}'`);
    const [api] = await sql`select 1 from pg_roles where rolname = ${apiRole}`;
    if (!api) await sql`create role ${sql(apiRole)} nologin`;
    await sql`grant ${sql(apiRole)} to ${sql(name)}`;
    const [database] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!database) await sql`create database ${sql(name)} owner ${sql(name)}`;
    return name;
  } finally {
    await sql.end();
  }
}
