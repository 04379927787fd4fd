import * as v from 'valibot';
import { writeAudit } from '../../accounts/index';
import { type ApiRoute, countTry, defineRoute, notFound, tryKey } from '../../api/index';
import { apiField } from '../../api/pure/index';
import { DeliveryShape, webhookBodies } from '../shapes/WebhookShape';
import { queueDelivery } from '../store/queueDelivery';
import { listDeliveries, resendDelivery } from '../store/selectWebhooks';
import { hostOf, requireWebhook } from './requireWebhook';

const common = { tag: 'Webhooks', area: 'webhooks' } as const;
const params = v.object({ webhookId: apiField.uuid });

/** Webhook deliveries: list them, send a test, send one again. [OWN-15] */
export const deliveryRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'POST',
    path: '/webhooks/:webhookId/test',
    summary: 'Send a test delivery.',
    access: 'editor',
    params,
    status: 202,
    answer: v.object({ deliveryId: apiField.uuid }),
    async handle(call) {
      const {
        scoped,
        accountId,
        deps,
        params: { webhookId },
      } = call;
      await countTry(call, tryKey('webhook-test', String(accountId)), deps.limits.testsPerAccount);
      return await scoped(async (sql) => {
        const { url } = await requireWebhook(sql, accountId, webhookId);
        const deliveryId = await queueDelivery(sql, { accountId, webhookId, event: 'test', data: {} });
        const details = { host: hostOf(url) };
        await writeAudit(call, sql, { action: 'webhook.tested', target: webhookId, details });
        return { deliveryId };
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/webhooks/:webhookId/deliveries',
    summary: 'List the latest deliveries with the result of each try.',
    access: 'viewer',
    params,
    query: webhookBodies.deliveries,
    answer: v.object({ deliveries: v.array(DeliveryShape) }),
    handle: async ({ scoped, accountId, params: { webhookId }, query }) => ({
      deliveries: await scoped(async (sql) => {
        await requireWebhook(sql, accountId, webhookId);
        return await listDeliveries(sql, { accountId, webhookId, most: query.rows });
      }),
    }),
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/deliveries/:deliveryId/resend',
    summary: 'Send a delivery again, unchanged.',
    access: 'editor',
    params: v.object({ deliveryId: apiField.uuid }),
    status: 202,
    async handle(call) {
      const {
        accountId,
        params: { deliveryId },
      } = call;
      await call.scoped(async (sql) => {
        const webhookId = await resendDelivery(sql, accountId, deliveryId);
        if (webhookId === undefined) throw notFound('delivery');
        const details = { host: hostOf((await requireWebhook(sql, accountId, webhookId)).url) };
        await writeAudit(call, sql, { action: 'delivery.resent', target: deliveryId, details });
      });
    },
  }),
];
