import type { Readable } from 'node:stream';
import { writeAudit } from '../../accounts/index';
import { type ApiCall, openFile } from '../../api/index';
import type { SubscriberQuestion } from '../store/listSubscribers';
import { writeSubscriberCsv } from './writeSubscriberCsv';

/** The export of an account's subscribers. [OWN-12] */
export async function openExport(
  call: ApiCall,
  question: Omit<SubscriberQuestion, 'most'>,
): Promise<Readable> {
  const file = await openFile(call, writeSubscriberCsv(call, question));
  try {
    await writeAudit(call, call.deps.sql, { action: 'subscribers.exported' });
  } catch (error) {
    file.destroy();
    throw error;
  }
  return file;
}
