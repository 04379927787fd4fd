import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countries, getEmojiFlag, type ICountry, type TCountryCode } from 'countries-list';
import { currencies } from 'countries-list/currencies';
import { advice, openFile, quote } from './data/openFile';
import { writeBotAgents } from './data/writeBotAgents';

/** Where the generated tables are; they are committed, so that a change of data can be reviewed. */
const dataFolder = new URL('../packages/contract/src/data/', import.meta.url);

/**
 * Dial codes where the package's own list does not fit. [DATA-04, A-72]
 *
 * The first code belongs to the plain key (`KZ`, `XK`), which is what a browser language preselects, so it must
 * be the code under which people of that country type their usual national number.
 * - KZ: the package knows 7 only. Kazakhstan shares +7 and owns the ranges that begin with 6 and 7. Its people
 *   write +7 701 123 45 67, so 7 comes first; 76 and 77 make the country findable by its own ranges.
 * - XK: the package lists 377 first. 383 is Kosovo's own code; 377, 381 and 386 were borrowed from Monaco,
 *   Serbia and Slovenia and only old numbers still have them.
 */
const ownDialCodes: Partial<Record<TCountryCode, readonly number[]>> = {
  KZ: [7, 76, 77],
  XK: [383, 377, 381, 386],
};

type Entry = { code: string; key: string; turn: number; dial: string; native: string; facts: ICountry };

/** A sort key for English names that gives the same order on every machine: no accents, no case, no locale. */
function sortKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** One entry per country and dial code: `DO`, `DO2`, `DO3`. [DATA-04, A-72] */
function entriesOf([code, facts]: [string, ICountry]): Entry[] {
  const dials = ownDialCodes[code as TCountryCode] ?? facts.phone;
  if (!/^[A-Z]{2}$/.test(code) || dials.length === 0 || !facts.name || !facts.native) {
    throw new Error(`countries-list: "${code}" lacks a two-letter code, a name or a dial code. ${advice}`);
  }
  // Some native names contain invisible writing-direction marks, which would break a search.
  const native = facts.native.replace(/[\u200e\u200f]/g, '').trim();
  return dials.map((dial, turn) => {
    return { code, key: turn === 0 ? code : `${code}${turn + 1}`, turn, dial: String(dial), native, facts };
  });
}

/** All entries, by English name, then in the order of their dial codes. */
function sortedEntries(): Entry[] {
  return Object.entries(countries)
    .flatMap(entriesOf)
    .sort((a, b) => {
      const left = sortKey(a.facts.name);
      const right = sortKey(b.facts.name);
      if (left === right) return a.turn - b.turn;
      return left < right ? -1 : 1;
    });
}

const countriesSource = 'Data: countries-list, MIT licence, Copyright (c) 2014 Annexare Studio.';

function writeCountries(entries: readonly Entry[]): string {
  const lines = entries.map(({ code, key, dial, native, facts }) => {
    const emoji = getEmojiFlag(code as TCountryCode);
    const emojiU = [...emoji].map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`).join(' ');
    const fields = [
      `name: ${quote(facts.name)}`,
      `native: ${quote(native)}`,
      `phone: ${quote(dial)}`,
      `continent: ${quote(facts.continent)}`,
      `capital: ${quote(facts.capital)}`,
      `currency: ${quote(facts.currency.join(','))}`,
      `languages: [${facts.languages.map(quote).join(', ')}]`,
      `emoji: ${quote(emoji)}`,
      `emojiU: ${quote(emojiU)}`,
    ];
    return `  ${key}: { ${fields.join(', ')} },\n`;
  });
  return [
    openFile(countriesSource),
    "import type { Country } from './Country';\n\n",
    '/** Every country by its key, in the order of the English names. [DATA-01, DATA-02, DATA-04, A-72] */\n',
    `export const countries: Readonly<Record<string, Country>> = {\n${lines.join('')}};\n`,
  ].join('');
}

/** One line per country: code, dial codes, English name, and the native name where it differs. */
function writePickerCountries(entries: readonly Entry[]): string {
  const lines = entries
    .filter(({ turn }) => turn === 0)
    .map(({ code, native, facts }) => {
      const dials = entries.filter((entry) => entry.code === code).map(({ dial }) => dial);
      const line = `${code}${dials.join(',')}${facts.name}${native === facts.name ? '' : `|${native}`}`;
      // The table is a template literal that parsePickerCountries splits at digits, bars and line ends.
      if (/[`\\$\n]|\|.*\|/.test(line) || /^\d/.test(facts.name)) {
        throw new Error(`countries-list: "${line}" has a character the picker table cannot hold. ${advice}`);
      }
      return line;
    });
  return [
    openFile(countriesSource),
    '/** What the phone form needs of every country, packed; `parsePickerCountries` reads it. [C-PHONE-04] */\n',
    `export const pickerCountries = \`${lines.join('\n')}\`;\n`,
  ].join('');
}

/**
 * The dial codes in ascending order, each as its distance from the one before, unless that is 1, and the countries that have it. First
 * those that countries begin with, then their second ones, and so on.
 */
function writeDialCodes(entries: readonly Entry[]): string {
  const sorted = entries.toSorted(
    (a, b) => a.turn - b.turn || Number(a.dial) - Number(b.dial) || (a.code < b.code ? -1 : 1),
  );
  let last = 0;
  const groups = sorted.map(({ code, dial }) => {
    const distance = Number(dial) - last;
    last = Number(dial);
    if (distance === 0) return code.toLowerCase();
    return `${distance === 1 ? '' : distance}${code[0]}${code[1]?.toLowerCase()}`;
  });
  return [
    openFile(countriesSource),
    '/** What a phone form needs of every country to begin with, packed; `parseDialCodes` reads it. [C-PHONE-01, C-PHONE-04] */\n',
    `export const dialCodes = '${groups.join('')}';\n`,
  ].join('');
}

/**
 * Currencies by numeric code. Numeric 532 has two owners, because the Caribbean guilder (XCG) took over the number
 * of the Antillean guilder (ANG) in 2025: the current currency wins over the withdrawn one. [DATA-05]
 */
function writeCurrencies(): string {
  const all = Object.entries(currencies).sort(([a], [b]) => (a < b ? -1 : 1));
  const byNumeric = new Map<string, string>();
  for (const [letters, { numeric, decimals, withdrawn }] of all) {
    const rivals = all.filter(([other, facts]) => other !== letters && facts.numeric === numeric);
    if (withdrawn && rivals.length > 0) continue;
    if (byNumeric.has(numeric) || !/^\d{3}$/.test(numeric)) {
      throw new Error(`countries-list: the numeric code "${numeric}" of ${letters} is not usable. ${advice}`);
    }
    byNumeric.set(numeric, `  '${numeric}': { alphabetic: '${letters}', minorDigits: ${decimals} },\n`);
  }
  const lines = [...byNumeric].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  return [
    openFile(countriesSource),
    "import type { Currency } from './Currency';\n\n",
    '/** Every currency by its ISO numeric code, three digits. [DATA-05, DATA-06] */\n',
    `export const currencies: Readonly<Record<string, Currency>> = {\n${lines.join('')}};\n`,
  ].join('');
}

/** Whether the committed file exists with exactly this text. */
function isCurrent(file: URL, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

/** Writes the data files that are out of date; with `check` it only says which those are. */
export function generateData({ check }: { check: boolean }): { ok: boolean; line: string } {
  const entries = sortedEntries();
  const files = {
    'countries.ts': writeCountries(entries),
    'pickerCountries.ts': writePickerCountries(entries),
    'dialCodes.ts': writeDialCodes(entries),
    'currencies.ts': writeCurrencies(),
    'botAgents.ts': writeBotAgents(),
  };
  const stale = Object.entries(files).filter(([name, text]) => !isCurrent(new URL(name, dataFolder), text));
  const names = stale.map(([name]) => name).join(', ');
  if (!names) return { ok: true, line: 'All data files are up to date.' };
  if (check) return { ok: false, line: `Outdated: ${names}. Run \`npx tsx tools/generateData.ts\`.` };
  for (const [name, text] of stale) writeFileSync(new URL(name, dataFolder), text);
  return { ok: true, line: `Written: ${names}.` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ok, line } = generateData({ check: process.argv.includes('--check') });
  process.stdout.write(`${line}\n`);
  process.exitCode = ok ? 0 : 1;
}
