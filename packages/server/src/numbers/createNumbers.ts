import { createHmac } from 'node:crypto';
import { StartError } from '../env/pure/index';
import { isSealed, type NumberBox } from './createNumberBox';

/** `plain`: an installation from before. `sealing`: it's being converted, so both forms occur. `sealed`: only sealed numbers are stored. */
export type SealState = 'plain' | 'sealing' | 'sealed';

/** How this installation stores phone numbers. */
export type Numbers = {
  state: SealState;
  /** Whether it can seal and open; not on a web server whose `WEB_KEY` is from before. */
  readonly hasKey: boolean;
  /** What to store for a number. */
  seal: (accountId: number, number: string) => string;
  /** The number that is stored as this, whichever way. */
  open: (accountId: number, stored: string) => string;
  /** Every way in which this number may be stored. */
  listForms: (accountId: number, number: string) => string[];
  /** A keyed hash of the last four digits of a number, for searching; null if numbers can be searched as they are. */
  hashEnd: (accountId: number, number: string) => string | null;
  /** A keyed hash of a hash; its key isn't in the database either. [OWN-13] */
  mark: (hash: string) => string;
};

/** How many digits at the end of a number find it. */
const endDigits = 4;

/** Said where numbers are sealed and there is no key for them: mostly on a web server whose `WEB_KEY` is from before. */
export const noNumberKey =
  'Phone numbers in this database are encrypted, and this server has no key for them. Set SECRET_KEY; with ROLE=web, run npx beckon web-key where SECRET_KEY is set, and set WEB_KEY to what it prints.';

/** Is there no key for numbers as they're stored now? Such a server can neither store an opt-in nor find anyone. [OWN-02, C48, C50] */
export const isKeyMissing = ({ state, hasKey }: Numbers): boolean => state !== 'plain' && !hasKey;

type Input = { box: NumberBox | undefined; markKey: Uint8Array | undefined; state: SealState };

/** The numbers of an installation. `box` is missing on a web server with an old key: it can only work with plain numbers. [OWN-02, OWN-13, C48] */
export function createNumbers({ box, markKey, state }: Input): Numbers {
  const open = (): NumberBox => {
    if (!box) throw new StartError(noNumberKey);
    return box;
  };
  const numbers: Numbers = {
    state,
    hasKey: box !== undefined,
    seal: (accountId, number) =>
      numbers.state === 'plain' || isSealed(number) ? number : open().seal(accountId, number),
    open: (accountId, stored) => (isSealed(stored) ? open().open(accountId, stored) : stored),
    listForms(accountId, number) {
      const forms = box ? [box.seal(accountId, number)] : [];
      return numbers.state === 'sealed' && box ? forms : [...forms, number];
    },
    hashEnd: (accountId, number) =>
      numbers.state === 'plain' ? null : open().hashEnd(accountId, number.slice(-endDigits)),
    mark(hash) {
      if (!markKey) throw new StartError(noNumberKey);
      return createHmac('sha256', markKey).update(hash).digest('hex');
    },
  };
  return numbers;
}
