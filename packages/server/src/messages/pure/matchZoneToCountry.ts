import { parseTimeZone } from '../../formats/pure/index';
import { zonesOf } from './zonesOf';

/**
 * The time zone that a page named, if it's one of the country of the visitor's number: anyone can send any, and a traveler's phone may be
 * at home. If we don't know the country's zones, the page knows more. [OWN-22]
 */
export function matchZoneToCountry(
  named: string | undefined,
  country: string | undefined,
): string | undefined {
  if (named === undefined || country === undefined) return undefined;
  const zone = parseTimeZone(named);
  const names = namesOf(country);
  return names.size === 0 || names.has(zone) ? zone : undefined;
}

const known = new Map<string, ReadonlySet<string | undefined>>();

/** By their newer names: engines differ in which of two they use. */
function namesOf(country: string): ReadonlySet<string | undefined> {
  const names = known.get(country) ?? new Set(zonesOf(country).map(parseTimeZone));
  known.set(country, names);
  return names;
}
