import { proveNumber } from '../proveNumber';
import { type ChainedConsent, hashConsent, type NewConsent } from './appendConsent';

/** A consent with its chain position and hash, from the database or from a file; its number may be gone, and its salt with it. */
export type ChainRow = Omit<NewConsent, 'phone'> & {
  phone: string | null;
  phone_salt?: string | null;
  phone_proof?: string;
  created_at: Date | string;
  seq: number;
  prev_hash: string;
  hash: string;
};

/** Where a chain breaks, and why. */
export type ChainBreak = { ok: false; seq: number; reason: string };

/** The end of what was checked. */
export type ChainEnd = { seq: number; hash: string };

/** Checks a chain of consents row by row: `add` returns the break, if any. [SMS-11] */
export function createChainCheck(): { add: (row: ChainRow) => ChainBreak | undefined; end: () => ChainEnd } {
  let last: ChainEnd = { seq: 0, hash: '' };
  return {
    add: (row) => {
      const { seq, hash } = row;
      if (seq !== last.seq + 1) return broken(last.seq + 1, 'a consent is missing');
      if (row.prev_hash !== last.hash) return broken(seq, 'it does not follow the previous one');
      const content = selectContent(row);
      if (content === 'wrong number') return broken(seq, 'its number was changed after it was recorded');
      if (hashConsent(content) !== hash) return broken(seq, 'it was changed after it was recorded');
      last = { seq, hash };
      return undefined;
    },
    end: () => last,
  };
}

/** What the hash is over: in records from before proofs existed, the number itself, which they therefore keep. */
function selectContent({
  hash: _,
  phone,
  phone_salt,
  phone_proof,
  ...content
}: ChainRow): ChainedConsent | 'wrong number' {
  // A time is hashed as text, so it doesn't matter which of the two it is.
  if (phone_proof === undefined) return { ...content, phone } as ChainedConsent;
  if (phone !== null && proveNumber(phone, phone_salt ?? '') !== phone_proof) return 'wrong number';
  return { ...content, phone_proof } as ChainedConsent;
}

/** A break at this position. */
export const broken = (seq: number, reason: string): ChainBreak => ({ ok: false, seq, reason });
