import { messenger } from '../providers/pure/index';
import { bad, good, type Parsed, type Setting } from './Setting';

const leastSecretCharacters = 16;
const usualDailyParts = 1000;

/** Reads the address of a provider's API. [OWN-20] */
export function parseApiUrl(fallback: string) {
  return (text: string | undefined): Parsed<string> => {
    const url = URL.canParse(text ?? fallback) ? new URL(text ?? fallback) : undefined;
    if (!url || !['http:', 'https:'].includes(url.protocol)) return bad('must be an http or https URL.');
    if (url.username || url.password) return bad('must not contain a user name or password.');
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    // Credentials go there with every message.
    if (url.protocol === 'http:' && !isLocal) return bad('must use https unless it points to this machine.');
    if (url.search || url.hash) return bad('must not contain a query or hash.');
    return good(url.href.replace(/\/$/, ''));
  };
}

/** Reads a secret, or nothing. [OWN-20] */
export function parseSecret(text: string | undefined): Parsed<string | undefined> {
  if (text === undefined) return good(undefined);
  if (/\s/.test(text)) return bad('must not contain spaces.');
  return text.length >= leastSecretCharacters ? good(text) : bad('is too short.');
}

function parsePageTokens(text: string | undefined): Parsed<Record<string, string>> {
  const tokens: Record<string, string> = {};
  for (const pair of (text ?? '').split(',').map((entry) => entry.trim())) {
    if (pair === '') continue;
    const [, page, token] = /^(\d{1,20}):(\S+)$/.exec(pair) ?? [];
    if (page === undefined || token === undefined) return bad('must be a list of page IDs and tokens.');
    if (tokens[page] !== undefined) return bad('lists a page twice.');
    tokens[page] = token;
  }
  return good(tokens);
}

function parseAccounts(text: string | undefined): Parsed<number[]> {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const named = entries.filter((entry) => entry !== '');
  return named.every((entry) => /^[1-9]\d{0,14}$/.test(entry))
    ? good(named.map(Number))
    : bad('must be a list of account IDs.');
}

function parseDailyParts(text: string | undefined): Parsed<number> {
  if (text === undefined) return good(usualDailyParts);
  return /^\d{1,7}$/.test(text) ? good(Number(text)) : bad('must be a number up to 9999999.');
}

/** The environment variables for message providers. [OWN-13, OWN-20] */
export const channelSettings = {
  PROVIDER_ACCOUNTS: {
    doc: 'Accounts that may use the credentials below. Other accounts connect their own.',
    write: 'Set it to account IDs, separated by commas, for example PROVIDER_ACCOUNTS=1001,1002.',
    parse: parseAccounts,
  },
  PROVIDER_DAILY_PARTS: {
    doc: 'Daily limit of SMS segments for each of those accounts.',
    write: 'Set it to a number, for example PROVIDER_DAILY_PARTS=1000.',
    parse: parseDailyParts,
  },
  MESSENGER_APP_SECRET: {
    doc: 'App secret of the Messenger app. Meta signs its calls to /webhooks/messenger with it.',
    write: 'Set it to the app secret from the app settings, without spaces.',
    parse: parseSecret,
  },
  MESSENGER_VERIFY_TOKEN: {
    doc: 'Verify token that Meta sends when it verifies /webhooks/messenger.',
    write: 'Set it to at least 16 characters without spaces, the same as in the app settings.',
    parse: parseSecret,
  },
  MESSENGER_PAGE_TOKENS: {
    doc: 'Access tokens of the Facebook Pages that send messages.',
    write:
      'Set it to page:token pairs, separated by commas, such as MESSENGER_PAGE_TOKENS=1234:EAAB,5678:EAAC.',
    parse: parsePageTokens,
  },
  MESSENGER_API_URL: {
    doc: 'URL of the Messenger API.',
    write: 'Set it to an https URL, for example MESSENGER_API_URL=https://graph.facebook.com.',
    parse: parseApiUrl(messenger.apiUrl),
  },
} satisfies Record<string, Setting<unknown>>;
