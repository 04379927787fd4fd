import { Readable } from 'node:stream';
import { writeAudit } from '../../accounts/index';
import { type ApiCall, tooMany } from '../../api/index';
import type { SubscriberQuestion } from '../store/listSubscribers';
import { writeSubscriberCsv } from './writeSubscriberCsv';

const retryS = 10;
const mostMs = 600_000;

/** The export of an account's subscribers; one at a time per account, within a time limit. [OWN-12] */
export async function openExport(
  call: ApiCall,
  question: Omit<SubscriberQuestion, 'most'>,
): Promise<Readable> {
  const { accountId, deps } = call;
  if (deps.exporting.has(accountId)) throw tooMany(retryS);
  const file = Readable.from(writeSubscriberCsv(call, question));
  deps.exporting.add(accountId);
  // A client that hardly reads must not hold it open forever.
  const limit = setTimeout(() => file.destroy(), mostMs);
  file.once('close', () => {
    clearTimeout(limit);
    deps.exporting.delete(accountId);
  });
  try {
    await writeAudit(call, deps.sql, { action: 'subscribers.exported' });
  } catch (error) {
    file.destroy();
    throw error;
  }
  return file;
}
