import type { PickerCountry } from './PickerCountry';

/** The distance from the dial code before, if it isn't 1, and the letters of the countries that have the code; only the first is a capital. */
const packedGroup = /(-?\d*)([A-Z][a-z]+)/g;

/**
 * Unpacks `dialCodes`: one entry per country and dial code, in the order of the codes. Until the names are available, a country has
 * its two-letter code: asking the browser for the first name takes tens of milliseconds (0034). [C-PHONE-01, C-PHONE-04, A-72]
 */
export function parseDialCodes(table: string): PickerCountry[] {
  const turns: Record<string, number> = {};
  let dial = 0;
  return [...table.matchAll(packedGroup)].flatMap(([, distance, group = '']) => {
    dial += Number(distance || 1);
    const shared = String(dial);
    return (group.toUpperCase().match(/../g) ?? []).map((country) => {
      const turn = (turns[country] ?? 0) + 1;
      turns[country] = turn;
      return { code: country + (turn > 1 ? turn : ''), dial: shared, name: country, native: country };
    });
  });
}
