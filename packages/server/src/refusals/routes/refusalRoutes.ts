import * as v from 'valibot';
import { type ApiRoute, checkDays, defineRoute } from '../../api/index';
import { apiField } from '../../api/pure/index';
import { RefusalShape } from '../shapes/RefusalShape';
import { listRefusals } from '../store/upsertRefusals';

const mostRows = 200;

/** Why sign-ups were rejected. [OWN-11, NET-11, NET-12] */
export const refusalRoutes: ApiRoute[] = [
  defineRoute({
    tag: 'Figures',
    area: 'figures',
    method: 'GET',
    path: '/refusals',
    summary:
      'Count rejected sign-ups and unanswered texts by reason, the most frequent first. Days are in the account’s time zone.',
    access: 'viewer',
    query: v.strictObject({
      from: apiField.day,
      to: apiField.day,
      widgetId: v.optional(apiField.number),
    }),
    answer: v.object({ refusals: v.array(RefusalShape) }),
    handle: async ({ scoped, accountId, query }) => ({
      refusals: await scoped((sql) => listRefusals(sql, { accountId, ...checkDays(query), most: mostRows })),
    }),
  }),
];
