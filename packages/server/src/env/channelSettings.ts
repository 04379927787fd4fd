import { bad, good, type Reading, type Setting } from './Setting';

const leastSecretCharacters = 16;
const usualDailyParts = 1000;

function readApiUrl(fallback: string) {
  return (text: string | undefined): Reading<string> => {
    const url = URL.canParse(text ?? fallback) ? new URL(text ?? fallback) : undefined;
    if (!url || !['http:', 'https:'].includes(url.protocol)) return bad('is not an http or https address.');
    if (url.username || url.password) return bad('carries a user name or password.');
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    // Credentials go there with every message.
    if (url.protocol === 'http:' && !isLocal) return bad('is not encrypted and not on this machine.');
    if (url.search || url.hash) return bad('has a query or hash.');
    return good(url.href.replace(/\/$/, ''));
  };
}

function readSecret(text: string | undefined): Reading<string | undefined> {
  if (text === undefined) return good(undefined);
  if (/\s/.test(text)) return bad('has blanks in it.');
  return text.length >= leastSecretCharacters ? good(text) : bad('is too short for a secret.');
}

function readTwilioSid(text: string | undefined): Reading<string | undefined> {
  if (text === undefined || /^AC[0-9a-f]{32}$/i.test(text)) return good(text);
  return bad('is not the identifier of a Twilio account.');
}

function readPageTokens(text: string | undefined): Reading<Record<string, string>> {
  const tokens: Record<string, string> = {};
  for (const pair of (text ?? '').split(',').map((entry) => entry.trim())) {
    if (pair === '') continue;
    const [, page, token] = /^(\d{1,20}):(\S+)$/.exec(pair) ?? [];
    if (page === undefined || token === undefined) return bad('is not a list of pages and tokens.');
    if (tokens[page] !== undefined) return bad('names a page twice.');
    tokens[page] = token;
  }
  return good(tokens);
}

function readAccounts(text: string | undefined): Reading<number[]> {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const named = entries.filter((entry) => entry !== '');
  return named.every((entry) => /^[1-9]\d{0,14}$/.test(entry))
    ? good(named.map(Number))
    : bad('is not a list of account numbers.');
}

function readDailyParts(text: string | undefined): Reading<number> {
  if (text === undefined) return good(usualDailyParts);
  return /^\d{1,7}$/.test(text) ? good(Number(text)) : bad('is not a number up to 9999999.');
}

/** The environment variables of the providers of messages. [OWN-13, OWN-20] */
export const channelSettings = {
  PROVIDER_ACCOUNTS: {
    doc: 'Accounts that may use the TWILIO_… and MESSENGER_… credentials below; all others connect their own.',
    write: 'Write numbers of accounts, several separated by commas, for example PROVIDER_ACCOUNTS=1001,1002.',
    read: readAccounts,
  },
  PROVIDER_DAILY_PARTS: {
    doc: 'How many parts of texts a day each of those accounts may allow itself.',
    write: 'Write a number, for example PROVIDER_DAILY_PARTS=1000.',
    read: readDailyParts,
  },
  TWILIO_ACCOUNT_SID: {
    doc: 'The Twilio account that carries text messages; needs TWILIO_AUTH_TOKEN and PUBLIC_URL.',
    write: 'Write the identifier from the Twilio console: AC and 32 hexadecimal digits.',
    read: readTwilioSid,
  },
  TWILIO_AUTH_TOKEN: {
    doc: 'The auth token of that account; it also signs what Twilio sends to /webhooks/sms.',
    write: 'Write the auth token from the Twilio console, without blanks.',
    read: readSecret,
  },
  TWILIO_API_URL: {
    doc: "Address of Twilio's API.",
    write: 'Write an https address, for example TWILIO_API_URL=https://api.twilio.com.',
    read: readApiUrl('https://api.twilio.com'),
  },
  MESSENGER_APP_SECRET: {
    doc: 'The secret of the messenger app; it signs what the platform sends to /webhooks/messenger.',
    write: 'Write the app secret from the settings of the app, without blanks.',
    read: readSecret,
  },
  MESSENGER_VERIFY_TOKEN: {
    doc: 'The word that the messenger platform repeats when it verifies /webhooks/messenger.',
    write: 'Write at least 16 characters without blanks, the same as in the settings of the app.',
    read: readSecret,
  },
  MESSENGER_PAGE_TOKENS: {
    doc: 'The tokens of the pages that messages are sent from.',
    write:
      'Write page:token, several separated by commas, for example MESSENGER_PAGE_TOKENS=1234:EAAB,5678:EAAC.',
    read: readPageTokens,
  },
  MESSENGER_API_URL: {
    doc: "Address of the messenger platform's API.",
    write: 'Write an https address, for example MESSENGER_API_URL=https://graph.facebook.com.',
    read: readApiUrl('https://graph.facebook.com'),
  },
} satisfies Record<string, Setting<unknown>>;
