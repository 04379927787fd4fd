import { bad, good, type Parsed } from './Setting';

const bytesPerMb = 1_000_000;

/** An amount in MB, as bytes. */
function parseMegabytes(text: string | undefined): Parsed<number | undefined> {
  if (text === undefined) return good(undefined);
  return /^[1-9]\d{0,8}$/.test(text) ? good(Number(text) * bytesPerMb) : bad('must be a whole number.');
}

/** How much space the database and its events may take. [NET-12, OWN-20] */
export const spaceSettings = {
  DATABASE_MB: {
    doc: 'How large the database may become, in MB. Beckon stops storing events 512 MB earlier, and keeps storing opt-ins.',
    write: 'Set it to a number of megabytes, for example DATABASE_MB=200000, or remove it.',
    parse: parseMegabytes,
  },
  ACCOUNT_EVENTS_MB: {
    doc: "How much an account's events of one day (UTC) may fill, in MB. The default, 500 MB, is about a million events.",
    write: 'Set it to a number of megabytes, for example ACCOUNT_EVENTS_MB=500.',
    parse: parseMegabytes,
  },
  ALL_EVENTS_MB: {
    doc: 'How much the events of all accounts of one day (UTC) may fill, in MB. The default is 5000 MB.',
    write: 'Set it to a number of megabytes, for example ALL_EVENTS_MB=5000.',
    parse: parseMegabytes,
  },
};
