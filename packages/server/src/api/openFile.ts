import { Readable } from 'node:stream';
import { tooMany } from './ApiError';
import type { ApiCall } from './ApiRoute';
import { tryKey } from './countTry';
import { deleteLease, hasLease, saveLease } from './store/saveLease';

const retryS = 10;
const secondMs = 1000;
/** How much longer than a file may take the account is held, for a server that dies while it writes one. */
const marginS = 60;

/**
 * A file that is written while the caller reads it; one at a time per account, on all servers together, within a time limit. [OWN-12]
 */
export async function openFile(
  { accountId, deps: { sql, limits }, log }: Pick<ApiCall, 'accountId' | 'deps' | 'log'>,
  parts: AsyncIterable<string>,
): Promise<Readable> {
  const key = tryKey('file', String(accountId));
  const until = await saveLease(sql, key, limits.fileMs / secondMs + marginS);
  if (!until) throw tooMany(retryS);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await deleteLease(sql, key, until).catch((error: unknown) =>
      log.error({ err: error }, 'could not end a file; the next one has to wait for up to 11 minutes'),
    );
  };
  const file = Readable.from(endWith(parts, release));
  // A client that hardly reads must not hold it open forever.
  const limit = setTimeout(() => file.destroy(), limits.fileMs);
  file.once('close', () => {
    clearTimeout(limit);
    // What was destroyed before anyone read it has not come to its end.
    void release();
  });
  return file;
}

/** Throws if a file of this account is being written. [OWN-12] */
export async function refuseSecondFile({
  accountId,
  deps: { sql },
}: Pick<ApiCall, 'accountId' | 'deps'>): Promise<void> {
  if (await hasLease(sql, tryKey('file', String(accountId)))) throw tooMany(retryS);
}

/** The parts; `end` runs before the reader learns that they are over. */
async function* endWith(parts: AsyncIterable<string>, end: () => Promise<void>): AsyncGenerator<string> {
  try {
    yield* parts;
  } finally {
    await end();
  }
}
