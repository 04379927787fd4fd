import { randomInt } from 'node:crypto';
import type { Sql } from '../database/Sql';
import { makeId } from '../makeId';
import { insertSession } from '../store/owner/findSession';
import { hashSecret, makeSecret } from './makeSecret';

/** Whose session, where, and from where. */
type Opening = { userId: string; accountId: number; ipShort: string; userAgent: string };

/** Opens a session under a fresh word, which only the browser gets. [OWN-01] */
export async function openSession(sql: Sql, opening: Opening): Promise<string> {
  const token = makeSecret();
  await insertSession(sql, { tokenHash: hashSecret(token), sessionId: makeId(), ...opening });
  return token;
}

const leastNumber = 100_000_000;
const mostNumber = 999_999_999;
const tries = 5;

/** Numbers for a new account or widget, to be tried one after the other; nobody can count along. */
export function drawNumbers(): number[] {
  return Array.from({ length: tries }, () => randomInt(leastNumber, mostNumber));
}
