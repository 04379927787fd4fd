/** The engine knows the time zones of a country; newer ones have a method for it. */
type Clocked = { timeZones?: string[]; getTimeZones?: () => string[] };

/** Countries with numbers of their own, which the engine has no time zones for: Kosovo, Ascension Island, and Tristan da Cunha. */
const missing: Readonly<Record<string, readonly string[]>> = {
  XK: ['Europe/Belgrade'],
  AC: ['Atlantic/St_Helena'],
  TA: ['Atlantic/St_Helena'],
};

/** The time zones of a country; none if we don't know them. [OWN-22] */
export function zonesOf(country: string | undefined): readonly string[] {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return [];
  const locale = new Intl.Locale(`und-${country}`) as Clocked;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.length === 0 ? (missing[country] ?? []) : zones;
}
