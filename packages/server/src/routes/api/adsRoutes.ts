import * as v from 'valibot';
import { findAdsJson } from '../../messenger/findAdsJson';
import { apiField } from '../../owner/shapes/apiField';
import { findOwnWidget } from '../../store/owner/findOwnWidget';
import { conflict, notFound } from './ApiError';
import { type ApiRoute, defineRoute } from './ApiRoute';

/** What an owner pastes into the ad tool. [OWN-18, ENT-03, A-13] */
export const adsRoutes: ApiRoute[] = [
  defineRoute({
    tag: 'Widgets',
    area: 'widgets',
    method: 'GET',
    path: '/widgets/:widgetId/ads-json',
    summary: 'The published message of an `ads_json` widget, as the ad tool takes it.',
    access: 'viewer',
    params: v.object({ widgetId: apiField.number }),
    answer: v.object({ message: v.record(v.string(), v.unknown()) }),
    handle: async ({ scoped, accountId, params: { widgetId } }) =>
      await scoped(async (sql) => {
        const widget = await findOwnWidget(sql, accountId, widgetId);
        if (!widget) throw notFound('widget');
        if (widget.type !== 'ads_json') throw conflict('Only widgets of the type ads_json have ad JSON.');
        if (widget.version === 0) throw conflict('This widget was never published. Publish it first.');
        const json = await findAdsJson(sql, accountId, widgetId);
        if (json === undefined) throw notFound('widget');
        return JSON.parse(json) as { message: Record<string, unknown> };
      }),
  }),
];
