import { agreedLimits } from '@beckon/contract/data/agreedLimits';
import * as v from 'valibot';
import { because } from './because';
import { isDay } from './isDay';

const mailCharacters = 254;
const urlCharacters = 2048;
const leastPassword = agreedLimits.passwordLeast;
const mostPassword = 200;
const secretCharacters = 200;
const idDigits = /^[1-9]\d{0,14}$/;

const mostVersion = 2_147_483_647;

/** A text with at most this many characters, and at least one by default. */
function text(most: number, least = 1) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(least, because('empty')),
    v.maxLength(most, because('most_characters')),
  );
}

/** The kinds of field in the API. */
export const apiField = {
  text,
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(mailCharacters, because('too_long')),
    v.email(because('email')),
  ),
  webAddress: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(urlCharacters, because('too_long')),
    v.regex(/^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i, because('web_address')),
  ),
  newPassword: v.pipe(
    v.string(),
    v.minLength(leastPassword, because('least_characters')),
    v.maxLength(mostPassword, because('most_characters')),
  ),
  /** A password to check, not to set: we don't reveal anything about its form. */
  password: v.pipe(v.string(), v.maxLength(mostPassword, because('too_long'))),
  secret: v.pipe(v.string(), v.maxLength(secretCharacters, because('too_long'))),
  uuid: v.pipe(v.string(), v.uuid('must be an ID')),
  /** A number in a path: of a widget, an account. */
  number: v.pipe(v.string(), v.regex(idDigits, 'must be a number'), v.transform(Number)),
  wholeNumber: v.pipe(v.number(), v.safeInteger(because('whole_number')), v.minValue(0, because('negative'))),
  flag: v.boolean(),
  /** A flag in a query. */
  flagWord: v.pipe(
    v.picklist(['true', 'false'], 'must be true or false'),
    v.transform((word) => word === 'true'),
  ),
  day: v.pipe(
    v.string(),
    v.isoDate('must be a date such as 2026-11-15'),
    v.check(isDay, 'is not a date in the calendar'),
  ),
  /** The number of a version, up to the database's limit. */
  version: v.pipe(
    v.string(),
    v.regex(idDigits, 'must be a number'),
    v.transform(Number),
    v.maxValue(mostVersion, 'is not a version'),
  ),
  time: v.pipe(v.string(), v.isoTimestamp('must be a time such as 2026-11-15T12:00:00.000Z')),
  /** How many rows of a list, in a query. */
  rows: (most: number, missing: number) =>
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,3}$/, `must be a number from 1 to ${most}`),
        v.transform((digits) => Math.min(most, Number(digits))),
      ),
      String(missing),
    ),
} as const;
