import { agreedLimits } from '@beckon/contract/data/agreedLimits';

const minuteS = 60;
const hourS = 3600;

/** How often and how much anything may be asked of the owner's API; one table. [OWN-01] */
export const ownerLimits = {
  /** Of one address, all calls together. */
  callsPerMinute: 1200,
  /** Of one account, on one server: so much is done in the database at a time, and so much more waits; then the answer is 503. */
  accountCallsAtOnce: 2,
  accountCallsWaiting: 50,
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
  testMessagesPerPerson: { most: 5, windowS: 24 * hourS },
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
  membersPerAccount: 100,
  keysPerAccount: 50,
  webhooksPerAccount: 20,
  /** A deleted widget can be brought back so long. */
  restoreDays: agreedLimits.restoreDays,
  /** So many times as many deleted ones may lie beside those that are there. */
  deletedFactor: 3,
  keyDays: 3650,
  exportRows: 2000,
  /** Of one person, of each kind: on a page, and in a file that is handed out. */
  personRows: 1000,
  personFileRows: 20_000,
  /** Subscribers are counted up to here. */
  countedUpTo: 10_000,
  /** A report covers so many days. */
  figureDays: 400,
  /** Sums that one report is made of: 500 widgets over a month, 50 over a year. */
  figureRows: 100_000,
} as const;

type Widened<Value> = Value extends number
  ? number
  : { readonly [Name in keyof Value]: Widened<Value[Name]> };

/** The limits as a type, so that tests can hand in their own numbers. */
export type OwnerLimits = Widened<typeof ownerLimits>;
