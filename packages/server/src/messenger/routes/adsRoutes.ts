import * as v from 'valibot';
import { type ApiRoute, defineRoute, notFound } from '../../api/index';
import { apiField } from '../../api/pure/index';
import { selectOwnWidget } from '../../widgets/index';
import { findAdsJson } from '../findAdsJson';

/** The JSON that an owner pastes into the ad tool. [OWN-18, ENT-03, A-13] */
export const adsRoutes: ApiRoute[] = [
  defineRoute({
    tag: 'Widgets',
    area: 'widgets',
    method: 'GET',
    path: '/widgets/:widgetId/ads-json',
    summary: 'The published JSON of an `ads_json` widget for Meta Ads. null for drafts and other types.',
    access: 'viewer',
    params: v.object({ widgetId: apiField.number }),
    answer: v.object({ message: v.nullable(v.record(v.string(), v.unknown())) }),
    handle: async ({ scoped, accountId, params: { widgetId } }) =>
      await scoped(async (sql) => {
        const widget = await selectOwnWidget(sql, accountId, widgetId);
        if (!widget) throw notFound('widget');
        const json = widget.version > 0 ? await findAdsJson(sql, accountId, widgetId) : undefined;
        return json === undefined
          ? { message: null }
          : (JSON.parse(json) as { message: Record<string, unknown> });
      }),
  }),
];
