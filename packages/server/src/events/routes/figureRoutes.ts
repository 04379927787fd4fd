import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { writeAudit, writeView } from '../../accounts/index';
import { type ApiRoute, checkDays, defineRoute, invalid } from '../../api/index';
import { apiField } from '../../api/pure/index';
import { selectSubscriberById } from '../../subscribers/index';
import { selectOwnWidget } from '../../widgets/index';
import { appendToken } from '../pure/appendToken';
import { buildReport } from '../pure/buildReport';
import { figureQueries, ReportShape, TokenOrderShape } from '../shapes/FigureShape';
import { selectFailedEvents, selectOutcomes } from '../store/selectOutcomes';
import { selectRuleCosts, selectStats } from '../store/selectStats';

const common = { tag: 'Figures', area: 'figures' } as const;

/** Results of widgets, why widgets weren't shown, what happened to events, and tokens for links. [OWN-11, OWN-16, OWN-17] */
export const figureRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/figures',
    summary:
      'Get impressions, opens, clicks, opt-ins, conversions and sales by widget and day, without bots. Days are in the account’s time zone.',
    access: 'viewer',
    query: figureQueries.figures,
    answer: ReportShape,
    async handle({ scoped, accountId, query, deps }) {
      const most = deps.limits.figureRows;
      const rows = await scoped((sql) =>
        selectStats(sql, { accountId, ...checkDays(query), most: most + 1 }),
      );
      if (rows.length > most) throw invalid([{ path: 'to', ...explain('too_much_data') }]);
      return buildReport(rows);
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/rule-costs',
    summary: 'Get why widgets weren’t shown: page views by widget and first rule that failed.',
    access: 'viewer',
    query: figureQueries.figures,
    answer: v.object({
      costs: v.array(v.object({ widgetId: v.number(), rule: v.string(), pageViews: v.number() })),
    }),
    handle: async ({ scoped, accountId, query }) => ({
      costs: await scoped((sql) => selectRuleCosts(sql, { accountId, ...checkDays(query) })),
    }),
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/events/outcomes',
    summary: 'Count received events by result: stored, repeated, or rejected with the reason. Days are UTC.',
    access: 'viewer',
    query: figureQueries.days,
    answer: v.object({
      outcomes: v.array(v.object({ outcome: v.string(), reason: v.string(), n: v.number() })),
    }),
    handle: async ({ scoped, accountId, query }) => ({
      outcomes: await scoped((sql) => selectOutcomes(sql, { accountId, ...checkDays(query) })),
    }),
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/events/failed',
    summary: 'List the latest rejected events with the reason.',
    access: 'editor',
    query: figureQueries.failed,
    answer: v.object({
      events: v.array(
        v.object({
          call: v.string(),
          reason: v.string(),
          body: v.nullable(v.string()),
          receivedAt: apiField.time,
        }),
      ),
    }),
    async handle(call) {
      const { scoped, accountId, query, deps } = call;
      const events = await scoped((sql) => selectFailedEvents(sql, { accountId, most: query.rows }));
      // They have what visitors sent.
      if (events.length > 0) await writeView(call, deps.sql, { action: 'events.listed' });
      return { events };
    },
  }),
  defineRoute({
    tag: 'Tokens',
    area: 'tokens',
    method: 'POST',
    path: '/tokens',
    summary: 'Create a token for a link, to attribute what a visitor does on your site to a subscriber.',
    access: 'editor',
    body: TokenOrderShape,
    answer: v.object({ token: v.string(), link: v.nullable(v.string()) }),
    status: 201,
    async handle(call) {
      const {
        scoped,
        accountId,
        deps,
        body: { subscriberId, widgetId, lifeS, link },
      } = call;
      const problems = await scoped(async (sql) => [
        ...(subscriberId === undefined || (await selectSubscriberById(sql, accountId, subscriberId))
          ? []
          : [{ path: 'subscriberId', message: 'is not a subscriber of this account' }]),
        ...(widgetId === undefined || (await selectOwnWidget(sql, accountId, widgetId))
          ? []
          : [{ path: 'widgetId', message: 'is not a widget of this account' }]),
      ]);
      if (problems.length > 0) throw invalid(problems);
      const token = await deps.tokens.issue({ accountId, subscriberId, widgetId, lifeS });
      await scoped((sql) =>
        writeAudit(call, sql, {
          action: 'token.made',
          target: subscriberId ?? '',
          details: { widgetId, lifeS },
        }),
      );
      return { token, link: link === undefined ? null : appendToken(link, token) };
    },
  }),
];
