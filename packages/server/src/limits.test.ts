import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownerLimits } from './api/pure/index';
import { ownerLimitsCountedBy } from './api/testing/index';
import { requestLimits } from './http/pure/index';
import { type CountedBy, requestLimitsCountedBy } from './http/testing/index';
import { messengerLimits } from './messages/pure/index';
import { messengerLimitsCountedBy } from './messages/testing/index';
import { sandboxLimits, sandboxLimitsCountedBy } from './sandbox/testing/index';

const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const chapter = page.split('\n## Limits\n')[1]?.split('\n## ')[0] ?? '';
const rows = new Map(
  chapter
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what = '', limit = '', who = '']) => [what, { limit, who }]),
);

const limits = { ...sandboxLimits, ...messengerLimits, ...ownerLimits, ...requestLimits };
type Name = keyof typeof limits;
const countedBy = {
  ...sandboxLimitsCountedBy,
  ...messengerLimitsCountedBy,
  ...ownerLimitsCountedBy,
  ...requestLimitsCountedBy,
};
const counted = (Object.keys(countedBy) as Name[]).filter((name) => countedBy[name] !== 'none');

const words: Record<Exclude<CountedBy, 'none'>, string> = { server: 'Each server', all: 'All servers' };
const optIns = 'Sign-ups of one account in progress';
const texts = 'Texts to one account being handled';
const optInsAndTexts = 'Sign-ups, texts and new links in progress, of all accounts';
const links = 'New links of one account in progress';
const queue = 'Events that wait for the database';
const events = 'Events of one account, and of all';
const signatures = 'Webhook calls with a wrong signature from one address';
const apiCalls = 'API calls of one account';
const resets = 'Password resets per email address, and from one network';
const invitations = 'Invitations per account, and per email address';
const testMessages = 'Test messages per account, and per subscriber';
const widgets = 'Widgets per account';

/** The row of each limit, and its number as the page has it. */
const documented: Partial<Record<Name, readonly [row: string, number: string]>> = {
  smsPerWindow: ['Phone sign-ups from one address', '20'],
  smsRefsPerDay: ["Links that open the phone's texting app, per account", '10,000'],
  smsRefsPerNetwork: ["Links that open the phone's texting app, per account and network", '500'],
  smsRefsAtOnce: [links, '1'],
  smsRefsWaiting: [links, '500'],
  optInsAtOnce: [optIns, '2'],
  optInsWaiting: [optIns, '500'],
  textsAtOnce: [texts, '2'],
  textsWaiting: [texts, '5,000'],
  optInsAndTextsAtOnce: [optInsAndTexts, '6'],
  unknownPerWindow: ['Requests for unknown accounts from one address', '300'],
  eventsPerWindow: ['Events from one address', '1,200'],
  leavesPerWindow: ['Pages left with unsent events, from one address', '300'],
  eventAddresses: ['Addresses whose events are counted', '10,000'],
  optInChecksPerWindow: ['Opt-in checks from one address', '6,000'],
  eventQueueLength: [queue, '5,000'],
  eventQueueBytes: [queue, '32 MB'],
  eventWriters: [queue, '1'],
  accountEventBytes: [events, '500 MB'],
  allEventBytes: [events, '5,000 MB'],
  failedPerDay: ['Rejected events that are stored, per account', '10,000'],
  callsPerMinute: ['API calls from one address', '1,200'],
  accountCallsAtOnce: [apiCalls, '2'],
  accountCallsWaiting: [apiCalls, '50'],
  callsAtOnce: ['API calls in progress, of all accounts', '4'],
  signInsPerMail: ['Sign-ins per email address', '10'],
  signInsPerNet: ['Sign-ins from one network', '100'],
  signUpsPerNet: ['New accounts from one network', '20'],
  resetsPerMail: [resets, '3'],
  resetsPerNet: [resets, '20'],
  proofsPerMail: ['Address confirmations per email address', '3'],
  invitesPerAccount: [invitations, '50'],
  invitesPerMail: [invitations, '5'],
  acceptsPerNet: ['Accepted emails (invitations, resets, confirmations) from one network', '100'],
  connectsPerAccount: ['Attempts to connect a provider, per account', '30'],
  testMessagesPerAccount: [testMessages, '20'],
  testMessagesPerSubscriber: [testMessages, '5'],
  testsPerAccount: ['Webhook tests per account', '100'],
  fileMs: ['Exported files per account', '10'],
  widgetsPerAccount: [widgets, '500'],
  deletedFactor: [widgets, 'three'],
  liveBytes: ['All live widgets of one account together', '512 KB'],
  versionsPerWidget: ['Versions of a widget that can be restored', '50'],
  membersPerAccount: ['Members per account', '100'],
  keysPerAccount: ['API keys and webhooks per account', '50'],
  webhooksPerAccount: ['API keys and webhooks per account', '20'],
  refusedPerWindow: [signatures, '300'],
  lookupsAtOnce: [signatures, '2'],
  lookupsWaiting: [signatures, '20'],
  actsPerWindow: ['Sandbox: messages, and opened pages, from one address', '240'],
  streams: ['Sandbox: pages open at the same time', '100'],
};

const units: Record<string, number> = {
  one: 1,
  three: 3,
  KB: 1024,
};
/** The number that a text means, in the limit's own unit. */
function numberOf(text: string, name: Name): number {
  const [number = '', unit = ''] = text.replaceAll(',', '').split(' ');
  const value = units[number] ?? Number(number);
  if (unit === 'MB') return value * (name === 'eventQueueBytes' ? 1_048_576 : 1_000_000);
  return name === 'fileMs' ? value * 60_000 : value * (units[unit] ?? 1);
}

describe('docs/operations.md', () => {
  it.each(counted)('NET-12 C73 says who counts %s, with the number of the code', (name) => {
    const [what, number] = documented[name] ?? ['', ''];
    const row = rows.get(what);
    expect(row, `a row “${what}” for ${name}`).toBeDefined();
    expect(row?.who).toBe(words[countedBy[name] as 'server' | 'all']);
    expect(` ${row?.limit}`).toMatch(new RegExp(`\\D${number}(?!\\d|,\\d)`));
    const limit = limits[name];
    expect(numberOf(number, name)).toBe(typeof limit === 'number' ? limit : limit.most);
  });

  it('NET-12 C73 says for every row who counts it', () => {
    expect([...rows].filter(([what]) => what !== 'What').length).toBeGreaterThan(30);
    for (const [what, { who }] of rows) expect([...Object.values(words), 'Counted by'], what).toContain(who);
  });
});
