import postgres from 'postgres';

/** User and database of the server have the same name. */
const name = 'beckon';
/** Under it the owner's API works; row-level security binds it to one account. */
const apiRole = 'beckon_api';

/**
 * Makes the server's own user and database in a cluster, and gives the user a fresh password. That user
 * is no administrator: a fault in a statement cannot reach files or programs of the machine.
 */
export async function prepareCluster(adminUrl: string, password: string): Promise<string> {
  // A password cannot be a parameter of this statement, so only harmless ones are taken.
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
