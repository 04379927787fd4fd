import { type ApiCall, notFound } from '../../api/index';
import { ownerLimits } from '../../api/pure/index';
import { listConsents, listOptIns } from '../../consents/index';
import { selectSubscriberById } from '../store/listSubscribers';
import {
  listFields,
  listMessages,
  listStops,
  listWaiting,
  markSubscriber,
  selectDeliveriesAbout,
  selectKnownSubscriber,
} from '../store/selectKnownSubscriber';
import { selectSubscriberEvents } from '../store/selectSubscriberEvents';

/** Everything stored about one person. [OWN-12, OWN-17] */
export async function loadSubscriber(
  { scoped, accountId }: Pick<ApiCall, 'scoped' | 'accountId'>,
  subscriberId: string,
  most: number = ownerLimits.subscriberRows,
) {
  const shown = await scoped(async (sql) => {
    const subscriber = await selectSubscriberById(sql, accountId, subscriberId);
    const known = await selectKnownSubscriber(sql, accountId, subscriberId);
    if (!subscriber || !known) return undefined;
    const consents = await listConsents(sql, { accountId, subscriberId, phone: known.phone, most });
    const optIns = await listOptIns(sql, accountId, subscriberId);
    const hashes = markSubscriber(sql, known);
    const stops = await listStops(sql, accountId, hashes);
    return {
      ...subscriber,
      pageAddress: consents[0]?.pageAddress ?? null,
      payload: optIns[0]?.payload ?? '',
      consents,
      optIns,
      events: await selectSubscriberEvents(sql, { accountId, subscriberId, most }),
      messages: await listMessages(sql, known, { hashes, most }),
      fields: await listFields(sql, accountId, subscriberId),
      stops,
      stoppedAt: stops[0]?.since ?? null,
      ...(await listWaiting(sql, known)),
      deliveries: await selectDeliveriesAbout(sql, { accountId, subscriberId, most }),
    };
  });
  if (!shown) throw notFound('subscriber');
  return shown;
}
