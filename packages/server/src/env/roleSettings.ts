import { bad, good, type Parsed } from './Setting';

const leastSecret = 32;

/** Parses a secret of the operator's, or nothing. [OWN-20] */
export function parseLongSecret(text: string | undefined): Parsed<string | undefined> {
  return text === undefined || text.length >= leastSecret ? good(text) : bad('is too short.');
}

/** What a server does: serves pages and owners, works in the background, or both. */
export const serverRoles = ['all', 'web', 'worker'] as const;
export type ServerRole = (typeof serverRoles)[number];

function parseRole(text: string | undefined): Parsed<ServerRole> {
  const found = serverRoles.find((role) => role === (text ?? 'all'));
  return found === undefined ? bad('has an unknown value.') : good(found);
}

function parseWebKey(text: string | undefined): Parsed<string | undefined> {
  if (text === undefined) return good(undefined);
  // One key, or two while SECRET_KEY is changed.
  return /^(?:(?:web1_[\w-]{96}|web2_[\w-]{139})(?:,(?!$)|$)){1,2}$/.test(text)
    ? good(text)
    : bad('is incomplete.');
}

/** What a server does, and the keys that this takes. [OWN-02, OWN-20] */
export const roleSettings = {
  ROLE: {
    doc: 'What this server does: web (pages, owners, no provider secret), worker (messages, webhooks, upkeep) or all.',
    write: 'Set it to web, worker or all, or remove it.',
    parse: parseRole,
  },
  SECRET_KEY: {
    doc: 'Key that encrypts stored secrets. Created in DATA_DIR by default. Servers that share a database need the same key.',
    write: 'Set it to at least 32 random characters, for example from openssl rand -base64 32.',
    parse: parseLongSecret,
  },
  SECOND_SECRET_KEY: {
    doc: 'Another key that opens stored secrets, while you change SECRET_KEY.',
    write: 'Set it to the other key, or remove it.',
    parse: parseLongSecret,
  },
  WEB_KEY: {
    doc: 'What a server with ROLE=web has instead of SECRET_KEY: encrypts secrets, but can’t decrypt them; opens phone numbers.',
    write: 'Set it to what npx beckon web-key prints where SECRET_KEY is set.',
    parse: parseWebKey,
  },
};
