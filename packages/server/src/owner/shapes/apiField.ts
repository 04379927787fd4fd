import { agreedLimits } from '@beckon/contract/data/agreedLimits';
import * as v from 'valibot';
import { isDay } from '../rules/isDay';

const mailCharacters = 254;
const urlCharacters = 2048;
const leastPassword = agreedLimits.passwordLeast;
const mostPassword = 200;
const secretCharacters = 200;
const idDigits = /^[1-9]\d{0,14}$/;

const mostVersion = 2_147_483_647;

/** A text with these many characters at the most, and at least one unless told otherwise. */
function text(most: number, least = 1) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(least, 'must not be empty'),
    v.maxLength(most, `must have at most ${most} characters`),
  );
}

/** The kinds of field that the shapes of the API are made of. */
export const apiField = {
  text,
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(mailCharacters, 'is too long'),
    v.email('must be a mail address'),
  ),
  webAddress: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(urlCharacters, 'is too long'),
    v.regex(
      /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i,
      'must be an address that begins with https:// or http://',
    ),
  ),
  newPassword: v.pipe(
    v.string(),
    v.minLength(leastPassword, `must have at least ${leastPassword} characters`),
    v.maxLength(mostPassword, `must have at most ${mostPassword} characters`),
  ),
  /** One that is compared, not set: its form tells nothing. */
  password: v.pipe(v.string(), v.maxLength(mostPassword, 'is too long')),
  secret: v.pipe(v.string(), v.maxLength(secretCharacters, 'is too long')),
  uuid: v.pipe(v.string(), v.uuid('must be an id')),
  /** A number in an address: of a widget, an account. */
  number: v.pipe(v.string(), v.regex(idDigits, 'must be a number'), v.transform(Number)),
  wholeNumber: v.pipe(
    v.number(),
    v.safeInteger('must be a whole number'),
    v.minValue(0, 'must not be negative'),
  ),
  flag: v.boolean(),
  /** A flag in an address. */
  flagWord: v.pipe(
    v.picklist(['true', 'false'], 'must be true or false'),
    v.transform((word) => word === 'true'),
  ),
  day: v.pipe(
    v.string(),
    v.isoDate('must be a day such as 2026-11-15'),
    v.check(isDay, 'is not a day of the calendar'),
  ),
  /** The number of a version, as large as the database counts. */
  version: v.pipe(
    v.string(),
    v.regex(idDigits, 'must be a number'),
    v.transform(Number),
    v.maxValue(mostVersion, 'is no version'),
  ),
  time: v.pipe(v.string(), v.isoTimestamp('must be a time such as 2026-11-15T12:00:00.000Z')),
  /** How many rows of a list, in an address. */
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
