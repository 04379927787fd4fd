import { isIP } from 'node:net';
import { mailAddressShape } from '../formats/pure/index';
import { channelSettings } from './channelSettings';
import { privacySettings } from './privacySettings';
import { parseLongSecret, roleSettings } from './roleSettings';
import { bad, good, type Parsed, type Setting } from './Setting';
import { spaceSettings } from './spaceSettings';

const maxPort = 65_535;
const maxProxyHops = 10;
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const renderers = ['preact', 'react'] as const;

/** Whom to trust about the visitor's address: no one, this many proxies in front, or these addresses. */
export type TrustedProxies = false | number | string[];

function oneOf<const T extends string>(allowed: readonly T[], fallback: T) {
  return (text: string | undefined): Parsed<T> => {
    if (text === undefined) return good(fallback);
    const found = allowed.find((entry) => entry === text);
    return found === undefined ? bad('has an unknown value.') : good(found);
  };
}

function parsePort(text: string | undefined): Parsed<number> {
  if (text === undefined) return good(3000);
  if (!/^\d+$/.test(text)) return bad('must be a whole number.');
  return Number(text) <= maxPort ? good(Number(text)) : bad('is too high for a port.');
}

function parseHost(text: string | undefined): Parsed<string> {
  if (text === undefined) return good('127.0.0.1');
  return isIP(text) || text === 'localhost' ? good(text) : bad('must be an IP address.');
}

function parseDatabaseUrl(text: string | undefined): Parsed<string | undefined> {
  if (text === undefined) return good(undefined);
  // Several hosts separated by commas are allowed, so we can't use the URL parser.
  const parts = /^postgres(?:ql)?:\/\/(?:[^@/\s]*@)?([^@/\s?]+)\/([^?\s/]+)(?:\?\S*)?$/.exec(text);
  return parts ? good(text) : bad('must be a PostgreSQL URL with a host and a database name.');
}

function parsePublicUrl(text: string | undefined): Parsed<string | undefined> {
  if (text === undefined) return good(undefined);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return bad('must be an http or https URL.');
  if (url.username || url.password) return bad('must not contain a user name or password.');
  if (url.pathname !== '/' || url.search || url.hash) return bad('must not contain a path, query or hash.');
  return good(url.origin);
}

function parseBadgeUrl(text: string | undefined): Parsed<string | undefined> {
  if (text === undefined) return good(undefined);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return bad('must be an http or https URL.');
  return url.username || url.password ? bad('must not contain a user name or password.') : good(url.href);
}

function parseTrustProxy(text: string | undefined): Parsed<TrustedProxies> {
  if (text === undefined || text === 'false' || text === '0') return good(false);
  if (/^\d+$/.test(text)) {
    return Number(text) <= maxProxyHops ? good(Number(text)) : bad('is too many proxies.');
  }
  const addresses = text.split(',').map((entry) => entry.trim());
  const known = (entry: string) => isIP(entry.replace(/\/\d{1,3}$/, '')) !== 0;
  return addresses.every(known) ? good(addresses) : bad('must be a number or a list of addresses.');
}

function parseMailUrl(text: string | undefined): Parsed<string | undefined> {
  if (text === undefined) return good(undefined);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isMail = url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
  return isMail ? good(text) : bad('must be the URL of an SMTP server.');
}

function parseMailFrom(text: string | undefined): Parsed<string> {
  if (text === undefined) return good('beckon@localhost');
  return mailAddressShape.test(text) ? good(text) : bad('must be an email address.');
}

/** Every environment variable of the server: what it does, how to write it, how it is parsed. [OWN-20] */
export const settings = {
  PORT: {
    doc: 'Port of the HTTP server. 0 picks any free port.',
    write: 'Set it to a number from 0 to 65535, for example PORT=3000.',
    parse: parsePort,
  },
  HOST: {
    // Loopback by default: the first start has sample data and should open nothing to the network.
    doc: 'Address to listen on. 0.0.0.0 opens the server to the network, as containers need.',
    write: 'Set it to an address of this machine, for example HOST=127.0.0.1 or HOST=0.0.0.0.',
    parse: parseHost,
  },
  DATA_DIR: {
    doc: 'Folder of the built-in database. Created if missing.',
    write: 'Set it to a folder, for example DATA_DIR=./.data.',
    parse: (text: string | undefined): Parsed<string> => good(text ?? './.data'),
  },
  DATABASE_URL: {
    doc: 'PostgreSQL 15 or newer to use instead of the built-in database.',
    write:
      'Set it to postgres://user:password@host:5432/database, or remove it to use the built-in database.',
    parse: parseDatabaseUrl,
  },
  DATABASE_POOL_URL: {
    doc: 'Pooler in front of that PostgreSQL, such as PgBouncer in transaction mode, for visitors and owners. Requires DATABASE_URL.',
    write: 'Set it to postgres://user:password@host:6432/database, or remove it to connect directly.',
    parse: parseDatabaseUrl,
  },
  EMBEDDED: {
    doc: 'Set to 1 to use the built-in database on a server that others can reach, through HOST or PUBLIC_URL.',
    write: 'Set it to 1, or remove it.',
    parse: oneOf(['0', '1'], '0'),
  },
  ...privacySettings,
  ...spaceSettings,
  SAMPLE_DATA: {
    doc: 'Whether the first start creates sample accounts. By default only on this machine. Never with DATABASE_URL or PUBLIC_URL: 1 then stops the start.',
    write: 'Set it to 1 or 0, or remove it.',
    parse: oneOf(['auto', '1', '0'], 'auto'),
  },
  PUBLIC_URL: {
    doc: 'URL where websites reach this server. Without it, Beckon uses the Host of each request.',
    write: 'Set it to scheme and host only, for example PUBLIC_URL=https://widgets.example.com.',
    parse: parsePublicUrl,
  },
  PAGES_URL: {
    doc: "Second URL of this server for owners' landing pages, codes and links, so that they don't share an origin with the console. Requires PUBLIC_URL.",
    write: 'Set it to scheme and another host, for example PAGES_URL=https://pages.example.com.',
    parse: parsePublicUrl,
  },
  BADGE_URL: {
    doc: 'Link of the “Powered by” badge on widgets. Defaults to /about on this server.',
    write: 'Set it to an http or https URL, for example BADGE_URL=https://example.com/widgets.',
    parse: parseBadgeUrl,
  },
  VISITOR_RENDERER: {
    doc: 'Visitor build to serve: preact (small) or react.',
    write: 'Set it to preact or react.',
    parse: oneOf(renderers, 'preact'),
  },
  LOG_LEVEL: {
    doc: 'How much to log.',
    write: `Set it to one of ${logLevels.join(', ')}.`,
    parse: oneOf(logLevels, 'info'),
  },
  TRUST_PROXY: {
    doc: "Reverse proxies in front that Beckon trusts for the visitor's address. Requires PUBLIC_URL.",
    write: 'Set it to the number of proxies (TRUST_PROXY=1) or their addresses (TRUST_PROXY=10.0.0.0/8).',
    parse: parseTrustProxy,
  },
  SANDBOX: {
    doc: 'Turns /sandbox on or off. By default it is on only if the server listens on this machine only.',
    write: 'Set it to on or off, or remove it.',
    parse: oneOf(['auto', 'on', 'off'], 'auto'),
  },
  METRICS_TOKEN: {
    doc: 'Bearer token for /metrics. Without it, only this machine can read them, and only if no one else can reach the server.',
    write: 'Set it to at least 32 random characters, for example from openssl rand -base64 32.',
    parse: parseLongSecret,
  },
  ...channelSettings,
  ...roleSettings,
  MAIL_URL: {
    doc: 'SMTP server for invitations and password resets. Without it, Beckon stores emails for you to read. Requires PUBLIC_URL.',
    write: 'Set it to smtp://user:password@mail.example.com:587, or use smtps:// for TLS from the start.',
    parse: parseMailUrl,
  },
  MAIL_FROM: {
    doc: 'Address that emails are sent from.',
    write: 'Set it to an email address, for example MAIL_FROM=widgets@example.com.',
    parse: parseMailFrom,
  },
  SIGN_UP: {
    doc: 'Whether anyone can sign up on this server.',
    write: 'Set it to open or closed.',
    parse: oneOf(['open', 'closed'], 'open'),
  },
  PRIVATE_WEBHOOKS: {
    doc: "Whether customers' webhooks may call addresses in your own network, and use http.",
    write: 'Set it to refuse or allow.',
    parse: oneOf(['refuse', 'allow'], 'refuse'),
  },
} satisfies Record<string, Setting<unknown>>;
