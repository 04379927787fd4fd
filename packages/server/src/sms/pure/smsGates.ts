import { parseMappedIp, shortenIp } from '../../formats/pure/index';

/** Who tries what, from where. */
export type Attempt = {
  phone: string;
  /** A text comes from a phone, not from an address. */
  ip?: string | undefined;
  accountId: number;
  widgetId: number;
  /** The sandbox spends nothing. */
  isSandbox: boolean;
};

/** How many attempts with one key are allowed within a time. */
export type Gate = { kind: GateKind; key: string; most: number; windowS: number };

const tenMinutesS = 600;
const hourS = 3600;
const dayS = 86_400;
const repliesPerHour = 6;
const repliesPerDay = 12;
const prefixRepliesPerHour = 60;
const endingDigits = 4;
const ipv6Groups = 4;

/**
 * How many attempts we allow. Numbers and prefixes count across all accounts: an attacker who pumps a series of numbers
 * doesn't care whose form it is. [NET-12]
 */
export const smsGates = {
  number: [
    { most: 3, windowS: tenMinutesS },
    { most: 5, windowS: dayS },
  ],
  /** A number without its last four digits. */
  prefix: [{ most: 20, windowS: hourS }],
  /** One address; of IPv6 a /64. */
  address: [{ most: 10, windowS: hourS }],
  /** A /24; of IPv6 a /48. */
  network: [{ most: 60, windowS: hourS }],
  widget: [{ most: 500, windowS: hourS }],
  account: [{ most: 1000, windowS: hourS }],
} as const;

/** What attempts are counted by. */
export type GateKind = keyof typeof smsGates | 'reply' | 'ref' | 'refNetwork';
const gateKinds = Object.keys(smsGates) as (keyof typeof smsGates)[];

/** One person tries everything in the sandbox, so its limits are this much wider. @internal */
export const sandboxGateFactor = 100;

/** The limits that apply to an attempt. [NET-12] */
export function listGates({ phone, ip, accountId, widgetId, isSandbox }: Attempt): Gate[] {
  const names: Record<keyof typeof smsGates, string | undefined> = {
    number: phone,
    prefix: phone.slice(0, -endingDigits),
    address: ip === undefined ? undefined : nameAddress(ip),
    network: ip === undefined ? undefined : shortenIp(ip),
    widget: `${accountId} ${widgetId}`,
    account: String(accountId),
  };
  const [factor, room] = isSandbox ? [sandboxGateFactor, 'sandbox '] : [1, ''];
  return gateKinds.flatMap((kind) => {
    const name = names[kind];
    return name === undefined
      ? []
      : smsGates[kind].map(({ most, windowS }) => ({
          kind,
          key: `${room}${kind} ${windowS} ${name}`,
          most: most * factor,
          windowS,
        }));
  });
}

/** One address; for IPv6 its /64, unless it is a mapped IPv4 one. */
function nameAddress(ip: string): string {
  const bare = parseMappedIp(ip);
  return bare.includes(':') ? shortenIp(bare, ipv6Groups) : bare;
}

/** The first limit that is reached, given the count of each within its time. [NET-12] */
export function findClosed(gates: readonly Gate[], passed: ReadonlyMap<string, number>): Gate | undefined {
  return gates.find(({ key, most }) => (passed.get(key) ?? 0) >= most);
}

/** How many segments an account may pay for in a day: by count, or by money if that is less. [NET-12] */
export function dailyParts(account: {
  smsDailyParts: number;
  smsPartPriceMinor: number;
  smsDailySpendMinor: number | null;
}): number {
  const { smsDailyParts: most, smsPartPriceMinor: price, smsDailySpendMinor: spend } = account;
  return spend === null || price === 0 ? most : Math.min(most, Math.floor(spend / price));
}

/** How many days a text waits for the daily limit before we give up. [NET-12] */
export const heldDays = 3;
const heldShare = 0.5;

/**
 * How many segments a day may have in total for texts that waited since an earlier day to use them: half of its limit, so that a flood
 * leaves the other half to the next day's visitors; but a long text alone may use it all. [NET-12, C30]
 */
export function releasableParts(account: Parameters<typeof dailyParts>[0], parts: number): number {
  const most = dailyParts(account);
  return Math.min(most, Math.max(Math.ceil(most * heldShare), parts));
}

/**
 * How often a number, and a series of numbers, gets a reply to STOP, START and HELP: a machine that keeps asking must not
 * spend the owner's money. We always obey the commands. [OWN-13]
 */
export function listReplyGates(accountId: number, phone: string): Gate[] {
  const subscriber = `${accountId} ${phone}`;
  const series = `${accountId} ${phone.slice(0, -endingDigits)}`;
  return [
    { kind: 'reply', key: `reply ${hourS} ${subscriber}`, most: repliesPerHour, windowS: hourS },
    { kind: 'reply', key: `reply ${dayS} ${subscriber}`, most: repliesPerDay, windowS: dayS },
    { kind: 'reply', key: `reply-prefix ${hourS} ${series}`, most: prefixRepliesPerHour, windowS: hourS },
  ];
}

/**
 * How many new references for texts the pages of an account get in a day, and those in one network: it can't use up the account's.
 * [NET-04, NET-12]
 */
export const listRefGates = (
  { accountId, ipShort }: { accountId: number; ipShort: string },
  { perAccount, perNetwork }: { perAccount: number; perNetwork: number },
): Gate[] => [
  { kind: 'ref', key: `ref ${dayS} ${accountId}`, most: perAccount, windowS: dayS },
  { kind: 'refNetwork', key: `ref-network ${dayS} ${accountId} ${ipShort}`, most: perNetwork, windowS: dayS },
];
