import { randomInt } from 'node:crypto';
import { generateId, type Sql } from '../database/index';
import { generateSecret, hashSecret } from '../secrets/index';
import { insertSession } from './store/findSession';

/** Whose session, in which account, and from where. */
type Opening = { userId: string; accountId: number; ipShort: string; userAgent: string };

/** Opens a session with a fresh token that only the browser gets. [OWN-01] */
export async function openSession(sql: Sql, opening: Opening): Promise<string> {
  const token = generateSecret();
  await insertSession(sql, { tokenHash: hashSecret(token), sessionId: generateId(), ...opening });
  return token;
}

const leastNumber = 100_000_000;
const mostNumber = 999_999_999;
const tries = 5;

/** Candidate ids for a new account or widget, to try one after the other; no one can guess the count. */
export function generateAccountNumbers(): number[] {
  return Array.from({ length: tries }, () => randomInt(leastNumber, mostNumber));
}
