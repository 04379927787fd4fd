import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** How much work a guess costs: 2^costBits rounds over blocks of 1 KB, so 32 MB of memory. [OWN-01] */
const passwordWork = { costBits: 15, blockSize: 8, parallel: 3 } as const;
export type PasswordWork = { costBits: number; blockSize: number; parallel: number };

const saltBytes = 16;
const hashBytes = 32;
const blockUnit = 128;
/** How many run at a time, and how many may wait: sign-ins must not starve everything else. */
const mostAtWork = 2;
const mostWaiting = 50;

/** Hashes and checks passwords. */
export type Passwords = {
  /** With the salt of another hash, both can be compared with a password in one go. */
  hash: (password: string, like?: string | null) => Promise<string>;
  /** Costs the same whether there is a hash or not. */
  matches: (password: string, hash: string | null | undefined) => Promise<boolean>;
  /** The index of the first matching hash among those with the salt of the first; costs the same for any number of hashes. */
  find: (password: string, hashes: readonly (string | null)[]) => Promise<number>;
};

/** Creates the password checker. Each hash contains its cost, so that we can raise it later. [OWN-01] */
export function createPasswords(work: PasswordWork = passwordWork): Passwords {
  const queue = createQueue();
  const run = (password: string, salt: Buffer, { costBits, blockSize, parallel }: PasswordWork) =>
    queue(() =>
      derive(password.normalize('NFKC'), salt, hashBytes, {
        N: 2 ** costBits,
        r: blockSize,
        p: parallel,
        maxmem: blockUnit * 2 ** costBits * blockSize * 2,
      }),
    );
  const find = async (password: string, hashes: readonly (string | null | undefined)[]) => {
    const all = hashes.map(parseHash);
    const first = all.find((one) => one !== undefined);
    const given = await run(password, first?.salt ?? randomBytes(saltBytes), first?.work ?? work);
    return all.findIndex(
      (one) => one !== undefined && one.begin === first?.begin && timingSafeEqual(given, one.hash),
    );
  };
  return {
    async hash(password, like) {
      const salt = parseHash(like)?.salt ?? randomBytes(saltBytes);
      const hash = await run(password, salt, work);
      const { costBits, blockSize, parallel } = work;
      return [
        'scrypt',
        costBits,
        blockSize,
        parallel,
        salt.toString('base64url'),
        hash.toString('base64url'),
      ].join('$');
    },
    matches: async (password, kept) => (await find(password, [kept])) === 0,
    find,
  };
}

function parseHash(kept: string | null | undefined) {
  const [name, costBits, blockSize, parallel, salt, hash] = kept?.split('$') ?? [];
  if (name !== 'scrypt' || !salt || !hash) return undefined;
  return {
    /** Cost and salt: what must be equal for one derivation to serve both. */
    begin: [costBits, blockSize, parallel, salt].join('$'),
    work: { costBits: Number(costBits), blockSize: Number(blockSize), parallel: Number(parallel) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** Runs a few at a time; rejects when the queue is full. */
function createQueue() {
  let atWork = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (atWork >= mostAtWork) {
      if (waiting.length >= mostWaiting)
        throw Object.assign(new Error('too many sign-ins'), { statusCode: 503 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else atWork += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else atWork -= 1;
    }
  };
}
