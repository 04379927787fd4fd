import { bad, good, type Parsed } from './Setting';

const defaultMonths = 60;

/** A number of months; 0 means no limit, which is undefined. */
function parseMonths(text: string | undefined): Parsed<number | undefined> {
  if (text === undefined) return good(defaultMonths);
  if (!/^(?:0|[1-9]\d{0,2})$/.test(text)) return bad('must be a whole number up to 999.');
  return good(text === '0' ? undefined : Number(text));
}

/** How long personal data stays where it is evidence. [OWN-12, OWN-20] */
export const privacySettings = {
  CONSENT_MONTHS: {
    doc: 'How many months after an opt-out or an erasure the number stays in consent records and subscribers. The default is 60. 0 keeps it forever.',
    write: 'Set it to a number of months, for example CONSENT_MONTHS=60.',
    parse: parseMonths,
  },
};
