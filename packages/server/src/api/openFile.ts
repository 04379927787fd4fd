import { Readable } from 'node:stream';
import { tooMany } from './ApiError';
import type { ApiCall } from './ApiRoute';

const retryS = 10;
const mostMs = 600_000;

/** A file that is written while the caller reads it; one at a time per account, within a time limit. [OWN-12] */
export function openFile(
  { accountId, deps: { exporting } }: Pick<ApiCall, 'accountId' | 'deps'>,
  parts: AsyncIterable<string>,
): Readable {
  if (exporting.has(accountId)) throw tooMany(retryS);
  const file = Readable.from(parts);
  exporting.add(accountId);
  // A client that hardly reads must not hold it open forever.
  const limit = setTimeout(() => file.destroy(), mostMs);
  file.once('close', () => {
    clearTimeout(limit);
    exporting.delete(accountId);
  });
  return file;
}
