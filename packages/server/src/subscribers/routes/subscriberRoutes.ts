import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { lockAccounts, writeAudit, writeView } from '../../accounts/index';
import { type ApiCall, type ApiRoute, defineRoute, invalid, notFound } from '../../api/index';
import { apiField, fileQuery, ownerLimits } from '../../api/pure/index';
import { listConsents } from '../../consents/index';
import { parseSearch } from '../pure/parseSearch';
import { ConsentShape, PersonShape, SubscriberShape, subscriberQueries } from '../shapes/SubscriberShape';
import { eraseSubscriber } from '../store/eraseSubscriber';
import { countSubscribers, listSubscribers, type SubscriberQuestion } from '../store/listSubscribers';
import { selectKnownSubscriber } from '../store/selectKnownSubscriber';
import { loadSubscriber } from './loadSubscriber';
import { openExport } from './openExport';

const common = { tag: 'Subscribers', area: 'subscribers' } as const;
const params = v.object({ subscriberId: apiField.uuid });
const { countedUpTo } = ownerLimits;
type Filters = v.InferOutput<typeof subscriberQueries.export>;

function parseFilters({ search, ...same }: Filters): Omit<SubscriberQuestion, 'accountId' | 'most'> {
  if (search === undefined || search.trim() === '') return same;
  const read = parseSearch(search);
  if (!read) throw invalid([{ path: 'search', ...explain('search') }]);
  return { ...same, search: read };
}

/** Subscribers: list, search, export, delete. [OWN-12, OWN-17] */
export const subscriberRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/subscribers',
    summary: 'List subscribers, newest first. Use `next` as `after` to get the next page.',
    access: 'viewer',
    query: subscriberQueries.list,
    answer: v.object({
      subscribers: v.array(SubscriberShape),
      next: v.nullable(v.string()),
      total: v.pipe(
        v.number(),
        v.description(`In the whole account. ${countedUpTo} means that many or more.`),
      ),
    }),
    async handle(call) {
      const {
        scoped,
        accountId,
        query: { rows, after, ...filters },
      } = call;
      const question = { accountId, most: rows, after, ...parseFilters(filters) };
      const [subscribers, total] = await scoped(
        async (sql) =>
          [
            await listSubscribers(sql, question),
            await countSubscribers(sql, accountId, countedUpTo),
          ] as const,
      );
      if (subscribers.length > 0) await writeView(call, call.deps.sql, { action: 'subscribers.listed' });
      const last = subscribers.length === rows ? subscribers.at(-1) : undefined;
      const next = last ? `${last.place.atUs}.${last.place.subscriberId}` : null;
      return { subscribers: subscribers.map(({ place: _, ...shown }) => shown), next, total };
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/subscribers/export',
    summary: 'Export all subscribers as a CSV file. Formulas are escaped for spreadsheets.',
    access: 'editor',
    query: subscriberQueries.export,
    sends: 'text/csv',
    async handle(call) {
      const { accountId, reply } = call;
      const question = { accountId, ...parseFilters(call.query) };
      const file = await openExport(call as ApiCall, question);
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="subscribers.csv"',
      });
      return file;
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/subscribers/:subscriberId',
    summary: 'Get a subscriber with consents, opt-ins and activity.',
    access: 'viewer',
    params,
    answer: PersonShape,
    async handle(call) {
      const { subscriberId } = call.params;
      const subscriber = await loadSubscriber(call, subscriberId);
      await writeView(call, call.deps.sql, { action: 'subscriber.viewed', target: subscriberId });
      return subscriber;
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/subscribers/:subscriberId/export',
    summary: 'Export everything stored about one person, to give to them.',
    access: 'viewer',
    params,
    query: fileQuery,
    answer: PersonShape,
    check: (call) => loadSubscriber(call, call.params.subscriberId, 1),
    async handle(call) {
      const { subscriberId } = call.params;
      const subscriber = await loadSubscriber(call, subscriberId, ownerLimits.subscriberFileRows);
      await writeAudit(call, call.deps.sql, { action: 'subscriber.exported', target: subscriberId });
      call.reply.header('Content-Disposition', `attachment; filename="person-${subscriberId}.json"`);
      return subscriber;
    },
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/subscribers/:subscriberId',
    summary:
      'Delete a subscriber and their data. Consent records stay as proof, and a hash makes sure they aren’t messaged again.',
    access: 'editor',
    params,
    async handle(call) {
      const { subscriberId } = call.params;
      await call.scoped(async (sql) => {
        await lockAccounts(sql, [call.accountId]);
        const subscriber = await selectKnownSubscriber(sql, call.accountId, subscriberId);
        if (!subscriber) throw notFound('subscriber');
        await eraseSubscriber(sql, subscriber);
        await writeAudit(call, sql, { action: 'subscriber.erased', target: subscriberId });
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/consents',
    summary: 'List consent records, newest first, including those of deleted people.',
    access: 'viewer',
    query: subscriberQueries.consents,
    answer: v.object({ consents: v.array(ConsentShape), next: v.nullable(apiField.uuid) }),
    async handle(call) {
      const {
        scoped,
        accountId,
        query: { rows, ...same },
      } = call;
      const consents = await scoped((sql) => listConsents(sql, { accountId, most: rows, ...same }));
      if (consents.length > 0) await writeView(call, call.deps.sql, { action: 'consents.listed' });
      const last = consents.length === rows ? consents.at(-1) : undefined;
      return { consents, next: last?.consentId ?? null };
    },
  }),
];
