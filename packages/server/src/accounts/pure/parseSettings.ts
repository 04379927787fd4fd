import { hostAllowed } from '@beckon/contract';
import { countries } from '@beckon/contract/data/countries';
import { explain } from '@beckon/contract/data/explain';
import type { FieldProblem } from '../../api/pure/index';
import { parseHostRule } from './parseHostRule';

type Change = {
  whitelist?: readonly string[] | undefined;
  country?: string | undefined;
  timeZone?: string | undefined;
  smsCountries?: readonly string[] | undefined;
  widgetPhone?: string | undefined;
};
/** How much of an invalid entry to repeat. */
const mostQuoted = 60;

/** How the system converts letters of host names, which time zones it knows, and how to parse a phone number. */
type Parsers = {
  toAscii: (host: string) => string;
  toReadable: (host: string) => string;
  parseTimeZone: (text: string) => string | undefined;
  parsePhone: (text: string) => string | undefined;
};

/** The settings to store, or what is wrong with them by field path. [OWN-02, OWN-03] */
export function parseSettings<Given extends Change>(
  given: Given,
  { toAscii, toReadable, parseTimeZone, parsePhone }: Parsers,
): { change: Given; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const change = { ...given };
  if (given.whitelist) {
    const rules = given.whitelist.map((entry) => parseHostRule(entry, toAscii));
    rules.forEach((rule, at) => {
      const entry = given.whitelist?.[at]?.trim().slice(0, mostQuoted) ?? '';
      if (rule === undefined) problems.push({ path: `whitelist.${at}`, ...explain('website', { entry }) });
    });
    const hosts = rules.flatMap((rule) => (rule === undefined ? [] : [toReadable(rule)]));
    change.whitelist = [...new Set(hosts)];
  }
  if (given.country !== undefined && !Object.hasOwn(countries, given.country)) {
    problems.push({ path: 'country', ...explain('unknown_country') });
  }
  if (given.timeZone !== undefined) {
    const zone = parseTimeZone(given.timeZone);
    if (zone === undefined) problems.push({ path: 'timeZone', ...explain('time_zone') });
    else change.timeZone = zone;
  }
  given.smsCountries?.forEach((country, at) => {
    if (!Object.hasOwn(countries, country))
      problems.push({ path: `smsCountries.${at}`, ...explain('unknown_country') });
  });
  if (given.widgetPhone) {
    const phone = parsePhone(given.widgetPhone);
    if (phone === undefined) problems.push({ path: 'widgetPhone', ...explain('phone') });
    else change.widgetPhone = phone;
  }
  return { change, problems };
}

type Moment = { getTime: () => number };
type Sighting<Time> = { host: string; firstSeenAt: Time; lastSeenAt: Time };
type Site<Time> = { host: string; isSeen: boolean; firstSeenAt: Time | null; lastSeenAt: Time | null };

/** Which authorized websites have the script, and which other websites do. [OWN-03] */
export function matchSites<Time extends Moment, Seen extends Sighting<Time>>(
  whitelist: readonly string[],
  sightings: readonly (Seen & Sighting<Time>)[],
  toAscii: (host: string) => string,
): { sites: Site<Time>[]; strangers: Seen[] } {
  const rules = whitelist.map((host) => ({ host, rule: toAscii(host) || host }));
  const sites = rules.map(({ host, rule }) => {
    const own = sightings.filter((sighting) => isUnder(sighting.host, rule));
    const [first] = [...own].sort((a, b) => a.firstSeenAt.getTime() - b.firstSeenAt.getTime());
    const [last] = [...own].sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
    return {
      host,
      isSeen: own.length > 0,
      firstSeenAt: first?.firstSeenAt ?? null,
      lastSeenAt: last?.lastSeenAt ?? null,
    };
  });
  const strangers = sightings.filter(({ host }) => !rules.some(({ rule }) => isUnder(host, rule)));
  return { sites, strangers };
}

/** Loopback is allowed everywhere, but it is one of the owner's websites only if they add it. */
function isUnder(host: string, rule: string): boolean {
  return hostAllowed(host, [rule]) && (host === rule || !hostAllowed(host, []));
}
