import { type ChainedConsent, hashConsent } from './appendConsent';

/** A consent with its chain position and hash, from the database or from a file. */
export type ChainRow = Omit<ChainedConsent, 'created_at'> & { created_at: Date | string; hash: string };

/** Where a chain breaks, and why. */
export type ChainBreak = { ok: false; seq: number; because: string };

/** The end of what was checked. */
export type ChainEnd = { seq: number; hash: string };

/** Checks a chain of consents row by row: `add` returns the break, if any. [SMS-11] */
export function createChainCheck(): { add: (row: ChainRow) => ChainBreak | undefined; end: () => ChainEnd } {
  let last: ChainEnd = { seq: 0, hash: '' };
  return {
    add: ({ hash, ...consent }) => {
      if (consent.seq !== last.seq + 1) return broken(last.seq + 1, 'a consent is missing');
      if (consent.prev_hash !== last.hash) return broken(consent.seq, 'it does not follow the previous one');
      // A time is hashed as text, so it doesn't matter which of the two it is.
      if (hashConsent(consent as ChainedConsent) !== hash)
        return broken(consent.seq, 'it was changed after it was recorded');
      last = { seq: consent.seq, hash };
      return undefined;
    },
    end: () => last,
  };
}

/** A break at this position. */
export const broken = (seq: number, because: string): ChainBreak => ({ ok: false, seq, because });
