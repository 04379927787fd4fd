import { isIP } from 'node:net';
import { mailAddressShape } from '../rules/mailAddressShape';
import { channelSettings } from './channelSettings';
import { bad, good, type Reading, type Setting } from './Setting';

const maxPort = 65_535;
const maxProxyHops = 10;
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const renderers = ['preact', 'react'] as const;

/** Whom to believe about the visitor's address: nobody, so many proxies in front, or these addresses. */
export type TrustedProxies = false | number | string[];

function oneOf<const T extends string>(allowed: readonly T[], fallback: T) {
  return (text: string | undefined): Reading<T> => {
    if (text === undefined) return good(fallback);
    const found = allowed.find((entry) => entry === text);
    return found === undefined ? bad('is not one of the known words.') : good(found);
  };
}

function readPort(text: string | undefined): Reading<number> {
  if (text === undefined) return good(3000);
  if (!/^\d+$/.test(text)) return bad('is not a whole number.');
  return Number(text) <= maxPort ? good(Number(text)) : bad('is above the highest port.');
}

function readHost(text: string | undefined): Reading<string> {
  if (text === undefined) return good('127.0.0.1');
  return isIP(text) || text === 'localhost' ? good(text) : bad('is not an IP address.');
}

function readDatabaseUrl(text: string | undefined): Reading<string | undefined> {
  if (text === undefined) return good(undefined);
  // Several hosts separated by commas are allowed, so the URL parser cannot be the judge.
  const parts = /^postgres(?:ql)?:\/\/(?:[^@/\s]*@)?([^@/\s?]+)\/([^?\s/]+)(?:\?\S*)?$/.exec(text);
  return parts ? good(text) : bad('is not a PostgreSQL address with a host and a database name.');
}

function readPublicUrl(text: string | undefined): Reading<string | undefined> {
  if (text === undefined) return good(undefined);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return bad('is not an http or https address.');
  if (url.username || url.password) return bad('carries a user name or password.');
  if (url.pathname !== '/' || url.search || url.hash) return bad('has a path, query or hash after the host.');
  return good(url.origin);
}

function readBadgeUrl(text: string | undefined): Reading<string | undefined> {
  if (text === undefined) return good(undefined);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return bad('is not an http or https address.');
  return url.username || url.password ? bad('carries a user name or password.') : good(url.href);
}

function readTrustProxy(text: string | undefined): Reading<TrustedProxies> {
  if (text === undefined || text === 'false' || text === '0') return good(false);
  if (/^\d+$/.test(text)) {
    return Number(text) <= maxProxyHops ? good(Number(text)) : bad('counts too many proxies.');
  }
  const addresses = text.split(',').map((entry) => entry.trim());
  const known = (entry: string) => isIP(entry.replace(/\/\d{1,3}$/, '')) !== 0;
  return addresses.every(known) ? good(addresses) : bad('is neither a number nor a list of addresses.');
}

const leastSecret = 32;

function readSecretKey(text: string | undefined): Reading<string | undefined> {
  return text === undefined || text.length >= leastSecret ? good(text) : bad('is too short to be a key.');
}

function readMailUrl(text: string | undefined): Reading<string | undefined> {
  if (text === undefined) return good(undefined);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isMail = url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
  return isMail ? good(text) : bad('is not the address of a mail server.');
}

function readMailFrom(text: string | undefined): Reading<string> {
  if (text === undefined) return good('beckon@localhost');
  return mailAddressShape.test(text) ? good(text) : bad('is not a mail address.');
}

/** Every environment variable of the server: what it does, how to write it, how it is read. [OWN-20] */
export const settings = {
  PORT: {
    doc: 'Port of the HTTP server; 0 takes any free one.',
    write: 'Write a number from 0 to 65535, for example PORT=3000.',
    read: readPort,
  },
  HOST: {
    // Loopback by default: the first start carries sample data and should open nothing to the network.
    doc: 'Address to listen on; 0.0.0.0 opens the server to the network (containers need that).',
    write: 'Write an address of this machine, for example HOST=127.0.0.1 or HOST=0.0.0.0.',
    read: readHost,
  },
  DATA_DIR: {
    doc: 'Folder of the built-in database, made if absent.',
    write: 'Write a folder, for example DATA_DIR=./.data.',
    read: (text: string | undefined): Reading<string> => good(text ?? './.data'),
  },
  DATABASE_URL: {
    doc: 'PostgreSQL 15 or newer to use in place of the built-in one.',
    write:
      'Write DATABASE_URL=postgres://user:password@host:5432/database, or remove it for the built-in one.',
    read: readDatabaseUrl,
  },
  PUBLIC_URL: {
    doc: 'Address under which host pages reach this server; without it the Host of each request is used.',
    write: 'Write scheme and host only, for example PUBLIC_URL=https://widgets.example.com.',
    read: readPublicUrl,
  },
  BADGE_URL: {
    doc: 'Where the “Powered by” badge of widgets leads; without it to the page /about of this server.',
    write: 'Write an http or https address, for example BADGE_URL=https://example.com/widgets.',
    read: readBadgeUrl,
  },
  VISITOR_RENDERER: {
    doc: 'Which visitor build is served: preact (small) or react.',
    write: 'Write VISITOR_RENDERER=preact or VISITOR_RENDERER=react.',
    read: oneOf(renderers, 'preact'),
  },
  LOG_LEVEL: {
    doc: 'How much is logged.',
    write: `Write one of ${logLevels.join(', ')}.`,
    read: oneOf(logLevels, 'info'),
  },
  TRUST_PROXY: {
    doc: "Reverse proxies in front whose word on the visitor's address is believed; needs PUBLIC_URL.",
    write: 'Write the number of proxies (TRUST_PROXY=1) or their addresses (TRUST_PROXY=10.0.0.0/8).',
    read: readTrustProxy,
  },
  SANDBOX: {
    doc: 'Whether /sandbox can be opened; by itself only where the server listens to this machine alone.',
    write: 'Write SANDBOX=on or SANDBOX=off, or leave it out.',
    read: oneOf(['auto', 'on', 'off'], 'auto'),
  },
  ...channelSettings,
  SECRET_KEY: {
    doc: 'Key under which secrets are stored; without it one is made in DATA_DIR. The same on all servers of one database.',
    write:
      'Write at least 32 characters that nobody guesses, for example the output of openssl rand -base64 32.',
    read: readSecretKey,
  },
  MAIL_URL: {
    doc: 'Mail server for invitations and forgotten passwords; without it mails are kept for looking at. Needs PUBLIC_URL.',
    write: 'Write MAIL_URL=smtp://user:password@mail.example.com:587, or smtps:// for TLS from the start.',
    read: readMailUrl,
  },
  MAIL_FROM: {
    doc: 'Address from which mails are sent.',
    write: 'Write a mail address, for example MAIL_FROM=widgets@example.com.',
    read: readMailFrom,
  },
  SIGN_UP: {
    doc: 'Whether anybody may make an account on this server.',
    write: 'Write SIGN_UP=open or SIGN_UP=closed.',
    read: oneOf(['open', 'closed'], 'open'),
  },
  PRIVATE_WEBHOOKS: {
    doc: 'Whether webhooks of owners may go to addresses inside the own network.',
    write: 'Write PRIVATE_WEBHOOKS=refuse or PRIVATE_WEBHOOKS=allow.',
    read: oneOf(['refuse', 'allow'], 'refuse'),
  },
} satisfies Record<string, Setting<unknown>>;
