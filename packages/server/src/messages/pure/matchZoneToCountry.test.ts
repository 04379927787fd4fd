import { countries } from '@beckon/contract/data/countries';
import { getCountries } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { matchZoneToCountry } from './matchZoneToCountry';
import { zonesOf } from './zonesOf';

describe('matchZoneToCountry', () => {
  it.each([
    ['America/New_York', 'US', 'America/New_York'],
    ['america/new_york', 'US', 'America/New_York'],
    ['Pacific/Honolulu', 'US', 'Pacific/Honolulu'],
    // Two names of one zone: browsers and Node differ in which they use.
    ['Asia/Kolkata', 'IN', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'IN', 'Asia/Kolkata'],
    ['Asia/Katmandu', 'NP', 'Asia/Kathmandu'],
    ['Europe/Berlin', 'DE', 'Europe/Berlin'],
    ['Europe/Berlin', 'US', undefined],
    ['America/New_York', 'CA', undefined],
    // What browsers say that hide where they are.
    ['UTC', 'US', undefined],
    ['Etc/Unknown', 'US', undefined],
    ['', 'US', undefined],
    ['America/New_York\0', 'US', undefined],
    ['x'.repeat(100_000), 'US', undefined],
    [undefined, 'US', undefined],
    ['Europe/Berlin', undefined, undefined],
    // We know of no zones there, so the page knows more.
    ['Europe/Berlin', 'ZZ', 'Europe/Berlin'],
    ['nonsense', 'ZZ', undefined],
    ['Europe/Belgrade', 'XK', 'Europe/Belgrade'],
    ['Europe/Berlin', 'XK', undefined],
  ])('OWN-22 C64 from a page that names %.20s, for a number of %s: %s', (named, country, zone) => {
    expect(matchZoneToCountry(named, country)).toBe(zone);
  });

  it('OWN-22 C64 knows a zone of every country that numbers come from', () => {
    const without = getCountries().filter((country) => {
      const zones = zonesOf(country);
      return zones.length === 0 || zones.includes('UTC');
    });
    expect(without).toEqual([]);
  });

  it('OWN-22 C64 believes each zone of each country, by every name that Node has for it', () => {
    const wrong = Object.keys(countries).flatMap((country) =>
      zonesOf(country).filter((zone) => matchZoneToCountry(zone, country) === undefined),
    );
    expect(wrong).toEqual([]);
  });
});
