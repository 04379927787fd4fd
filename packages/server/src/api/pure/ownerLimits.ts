import { agreedLimits } from '@beckon/contract/data/agreedLimits';

const minuteS = 60;
const hourS = 3600;

/** All limits of the owner's API, in one table. [OWN-01] */
export const ownerLimits = {
  /** Per address, all calls together. */
  callsPerMinute: 1200,
  /** Per account and server: how many run in the database at a time, and how many wait; beyond that the answer is 503. */
  accountCallsAtOnce: 2,
  accountCallsWaiting: 50,
  /** The same of all accounts together: as many as there are connections. The last one is for an account that has none. */
  callsAtOnce: 4,
  signInsPerMail: { most: 10, windowS: 15 * minuteS },
  signInsPerNet: { most: 100, windowS: 15 * minuteS },
  signUpsPerNet: { most: 20, windowS: hourS },
  resetsPerMail: { most: 3, windowS: hourS },
  proofsPerMail: { most: 3, windowS: hourS },
  resetsPerNet: { most: 20, windowS: hourS },
  invitesPerAccount: { most: 50, windowS: 24 * hourS },
  invitesPerMail: { most: 5, windowS: 24 * hourS },
  connectsPerAccount: { most: 30, windowS: hourS },
  testMessagesPerAccount: { most: 20, windowS: hourS },
  testMessagesPerSubscriber: { most: 5, windowS: 24 * hourS },
  testsPerAccount: { most: 100, windowS: hourS },
  acceptsPerNet: { most: 100, windowS: hourS },
  resetLifeS: 30 * minuteS,
  inviteLifeS: 7 * 24 * hourS,
  /** It opens nothing by itself, so it may be old. */
  proofLifeS: 7 * 24 * hourS,
  linkLifeS: 30 * minuteS,
  bodyBytes: 65_536,
  widgetBytes: 262_144,
  jsonDepth: 32,
  widgetsPerAccount: 500,
  /** All live widgets of an account together: every page of the account loads them, and every server compiles them. */
  liveBytes: 524_288,
  /** The newest versions of a widget that can be restored, the live one included. */
  versionsPerWidget: 50,
  membersPerAccount: 100,
  keysPerAccount: 50,
  webhooksPerAccount: 20,
  /** How long a deleted widget can be restored. */
  restoreDays: agreedLimits.restoreDays,
  /** How long a closed account can be restored. */
  closedDays: agreedLimits.closedDays,
  /** How many deleted widgets an account may have, as a multiple of its live ones. */
  deletedFactor: 3,
  keyDays: 3650,
  /** How long an account's file may take to download. No server starts another one in that time. */
  fileMs: 600_000,
  exportRows: 2000,
  /** Per person and kind: on a page, and in an exported file. */
  subscriberRows: 1000,
  subscriberFileRows: 20_000,
  /** Subscribers are counted up to this number. */
  countedUpTo: 10_000,
  /** The most days that a report covers. */
  figureDays: 400,
  /** Sums in one report: 500 widgets over a month, 50 over a year. */
  figureRows: 100_000,
} as const;

type Widened<Value> = Value extends number
  ? number
  : { readonly [Name in keyof Value]: Widened<Value[Name]> };

/** The limits as a type, so that tests can use their own numbers. */
export type OwnerLimits = Widened<typeof ownerLimits>;
