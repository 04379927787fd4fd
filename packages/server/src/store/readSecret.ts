import { randomBytes } from 'node:crypto';
import type { AnySql } from '../database/Sql';

const secretBytes = 32;

/** The secret that signs what is typed in the sandbox; both webhook routes accept it for accounts whose provider is `sandbox`. */
export const sandboxSecret = 'sandbox';

/** A secret that this installation has made for itself; the first who asks makes it, and every process gets the same. */
export async function readSecret(sql: AnySql, name: string): Promise<string> {
  const find = () => sql<{ secret: string }[]>`select secret from installation_secrets where name = ${name}`;
  const [known] = await find();
  if (known) return known.secret;
  await sql`
    insert into installation_secrets (name, secret) values (${name}, ${randomBytes(secretBytes).toString('hex')})
    on conflict do nothing`;
  const [made] = await find();
  return made?.secret as string;
}
