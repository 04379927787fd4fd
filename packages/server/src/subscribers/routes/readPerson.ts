import { type ApiCall, notFound } from '../../api/index';
import { ownerLimits } from '../../api/pure/index';
import { listConsents, listOptIns } from '../../consents/index';
import {
  findPerson,
  listFields,
  listMessages,
  listStops,
  listTold,
  listWaiting,
  markPerson,
} from '../store/findPerson';
import { findSubscriber } from '../store/listSubscribers';
import { readSubscriberEvents } from '../store/readSubscriberEvents';

/** Everything stored about one person. [OWN-12, OWN-17] */
export async function readPerson(
  { scoped, accountId }: Pick<ApiCall, 'scoped' | 'accountId'>,
  subscriberId: string,
  most: number = ownerLimits.personRows,
) {
  const shown = await scoped(async (sql) => {
    const subscriber = await findSubscriber(sql, accountId, subscriberId);
    const person = await findPerson(sql, accountId, subscriberId);
    if (!subscriber || !person) return undefined;
    const consents = await listConsents(sql, { accountId, subscriberId, most });
    const optIns = await listOptIns(sql, accountId, subscriberId);
    const hashes = await markPerson(sql, person);
    const stops = await listStops(sql, accountId, hashes);
    return {
      ...subscriber,
      pageAddress: consents[0]?.pageAddress ?? null,
      payload: optIns[0]?.payload ?? '',
      consents,
      optIns,
      events: await readSubscriberEvents(sql, { accountId, subscriberId, most }),
      messages: await listMessages(sql, person, { hashes, most }),
      fields: await listFields(sql, accountId, subscriberId),
      stops,
      stoppedAt: stops[0]?.since ?? null,
      ...(await listWaiting(sql, person)),
      deliveries: await listTold(sql, { accountId, subscriberId, most }),
    };
  });
  if (!shown) throw notFound('subscriber');
  return shown;
}
