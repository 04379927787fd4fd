import { shortenIp } from './shortenIp';

/** Who tries what, from where. */
export type Attempt = {
  phone: string;
  ip: string;
  accountId: number;
  widgetId: number;
  /** In the sandbox nothing is spent. */
  isSandbox: boolean;
};

/** So many attempts under one key within a time. */
export type Gate = { key: string; most: number; windowS: number };

const tenMinutesS = 600;
const hourS = 3600;
const dayS = 86_400;
const repliesPerHour = 6;
const endingDigits = 4;
const ipv6Groups = 4;

/**
 * How many attempts are let through. Numbers and prefixes count over all accounts: whoever pumps a series of numbers does not
 * care whose form it is. [NET-12]
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

/** One person tries everything in the sandbox, so its gates are so much wider. */
export const sandboxGateFactor = 100;

/** The gates that an attempt has to pass. [NET-12] */
export function listGates({ phone, ip, accountId, widgetId, isSandbox }: Attempt): Gate[] {
  const names: Record<keyof typeof smsGates, string> = {
    number: phone,
    prefix: phone.slice(0, -endingDigits),
    address: /^[\d.]+$/.test(ip) ? ip : shortenIp(ip, ipv6Groups),
    network: shortenIp(ip),
    widget: `${accountId} ${widgetId}`,
    account: String(accountId),
  };
  const [factor, room] = isSandbox ? [sandboxGateFactor, 'sandbox '] : [1, ''];
  return Object.entries(smsGates).flatMap(([kind, gates]) =>
    gates.map(({ most, windowS }) => ({
      key: `${room}${kind} ${windowS} ${names[kind as keyof typeof smsGates]}`,
      most: most * factor,
      windowS,
    })),
  );
}

/** The first gate that is closed, given how many have passed each within its time. [NET-12] */
export function findClosed(gates: readonly Gate[], passed: ReadonlyMap<string, number>): Gate | undefined {
  return gates.find(({ key, most }) => (passed.get(key) ?? 0) >= most);
}

/** How many parts of messages an account may pay for in a day: by number, or by money if that is less. [NET-12] */
export function dailyParts(account: {
  smsDailyParts: number;
  smsPartPriceMinor: number;
  smsDailySpendMinor: number | null;
}): number {
  const { smsDailyParts: most, smsPartPriceMinor: price, smsDailySpendMinor: spend } = account;
  return spend === null || price === 0 ? most : Math.min(most, Math.floor(spend / price));
}

/** So often a number gets an answer to HELP; whoever asks by machine must not spend the owner's money. [OWN-13] */
export function listReplyGates(accountId: number, phone: string): Gate[] {
  return [{ key: `reply ${hourS} ${accountId} ${phone}`, most: repliesPerHour, windowS: hourS }];
}
