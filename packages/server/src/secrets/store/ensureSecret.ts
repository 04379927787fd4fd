import { randomBytes } from 'node:crypto';
import type { AnySql } from '../../database/index';

const secretBytes = 32;

/** The secret that signs sandbox input; both webhook routes accept it for accounts with the provider `sandbox`. */
export const sandboxSecret = 'sandbox';

/** A secret that this installation created for itself; the first caller creates it, and every process gets the same. */
export async function ensureSecret(sql: AnySql, name: string): Promise<string> {
  const find = () => sql<{ secret: string }[]>`select secret from installation_secrets where name = ${name}`;
  const [known] = await find();
  if (known) return known.secret;
  await sql`
    insert into installation_secrets (name, secret) values (${name}, ${randomBytes(secretBytes).toString('hex')})
    on conflict do nothing`;
  const [made] = await find();
  return made?.secret as string;
}
