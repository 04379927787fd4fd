/** The engine knows the time zones of a country; newer ones have a method for it. */
type Clocked = { timeZones?: string[]; getTimeZones?: () => string[] };

/** The time zones of a country; UTC if it's unknown. [OWN-22] */
export function zonesOf(country: string | undefined): readonly string[] {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return ['UTC'];
  const locale = new Intl.Locale(`und-${country}`) as Clocked;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.length === 0 ? ['UTC'] : zones;
}
