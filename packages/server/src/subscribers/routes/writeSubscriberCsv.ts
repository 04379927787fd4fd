import type { ApiCall } from '../../api/index';
import { buildCsv } from '../pure/buildCsv';
import {
  listSubscribers,
  type Place,
  type SubscriberQuestion,
  type SubscriberRow,
} from '../store/listSubscribers';

const head = [
  'subscriber_id',
  'channel',
  'phone',
  'messenger_id',
  'source_widget_id',
  'source_widget',
  'page_address',
  'payload',
  'created_at',
  'last_opt_in_at',
  'stopped_at',
];
const toCsvRow = (row: SubscriberRow) => [
  row.subscriberId,
  row.channel,
  row.phone,
  row.messengerId,
  row.sourceWidgetId,
  row.sourceWidgetName,
  row.pageAddress,
  row.payload,
  row.createdAt.toISOString(),
  row.lastOptInAt.toISOString(),
  row.stoppedAt?.toISOString() ?? '',
];

/** The subscribers as a CSV file, page by page: neither the server nor the database ever holds more than one page. [OWN-12] */
export async function* writeSubscriberCsv(
  { scoped, deps }: Pick<ApiCall, 'scoped' | 'deps'>,
  question: Omit<SubscriberQuestion, 'most'>,
) {
  const most = deps.limits.exportRows;
  yield buildCsv([head]);
  let after: Place | undefined;
  for (;;) {
    const rows = await scoped((sql) => listSubscribers(sql, { ...question, most, after }));
    yield buildCsv(rows.map(toCsvRow));
    after = rows.at(-1)?.place;
    if (rows.length < most) return;
  }
}
