import { isIP } from 'node:net';
import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { lockAccount, writeAudit } from '../../accounts/index';
import { describeChange } from '../../accounts/pure/index';
import { type ApiRoute, conflict, defineRoute, invalid, notFound, type OwnerDeps } from '../../api/index';
import { apiField } from '../../api/pure/index';
import { generateId } from '../../database/index';
import { generateSecret } from '../../secrets/index';
import { isPublicAddress } from '../isPublicAddress';
import { WebhookShape, webhookBodies } from '../shapes/WebhookShape';
import { deleteWebhook, insertWebhook, selectWebhooks, updateWebhook } from '../store/selectWebhooks';
import { hostOf, requireWebhook } from './requireWebhook';

const common = { tag: 'Webhooks', area: 'webhooks' } as const;
const params = v.object({ webhookId: apiField.uuid });

/** Rejects what is clearly private, and what anyone on the way could read, at once; checks the rest with every delivery. [OWN-15] */
function checkUrl(url: string | undefined, { allowsPrivateWebhooks }: OwnerDeps): void {
  if (url === undefined) return;
  if (!URL.canParse(url)) throw invalid([{ path: 'url', ...explain('no_address') }]);
  if (allowsPrivateWebhooks) return;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const isInside = isIP(host)
    ? !isPublicAddress(host)
    : /(?:^|\.)(?:localhost|local|internal)\.?$/i.test(host);
  if (isInside) throw invalid([{ path: 'url', ...explain('private_address') }]);
  // Deliveries contain phone numbers.
  if (!/^https:/i.test(url)) throw invalid([{ path: 'url', ...explain('https_only') }]);
}

/** A URL may contain secrets of other systems, and we never clear the log, so we log only its host. */
const hideAddress = ({ url, ...others }: { url?: string | undefined }): object =>
  url === undefined ? others : { ...others, url: hostOf(url) };

/** Webhooks of an account. [OWN-15] */
export const webhookRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/webhooks',
    summary: 'List webhooks. Their URLs may contain secrets of other systems.',
    access: 'editor',
    answer: v.object({ webhooks: v.array(WebhookShape) }),
    handle: async ({ scoped, accountId }) => ({
      webhooks: await scoped((sql) => selectWebhooks(sql, accountId)),
    }),
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/webhooks',
    summary: 'Add a webhook. Its signing secret is only shown once.',
    access: 'owner',
    body: webhookBodies.create,
    answer: v.object({ ...WebhookShape.entries, secret: v.string() }),
    status: 201,
    async handle(call) {
      const { accountId, deps, body } = call;
      checkUrl(body.url, deps);
      const [webhookId, secret] = [generateId(), `whsec_${generateSecret()}`];
      const sealedSecret = deps.secrets.seal(`${accountId} webhook ${webhookId}`, secret);
      return await call.scoped(async (sql) => {
        await lockAccount(sql, accountId);
        const known = await selectWebhooks(sql, accountId);
        if (known.length >= deps.limits.webhooksPerAccount) throw conflict('webhooks_full');
        await insertWebhook(sql, {
          accountId,
          webhookId,
          url: body.url,
          events: [...new Set(body.events)],
          sealedSecret,
        });
        await writeAudit(call, sql, {
          action: 'webhook.made',
          target: webhookId,
          details: { host: hostOf(body.url) },
        });
        return { ...(await requireWebhook(sql, accountId, webhookId)), secret };
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'PATCH',
    path: '/webhooks/:webhookId',
    summary: 'Change a webhook’s URL or events, or turn it on or off.',
    access: 'owner',
    params,
    body: webhookBodies.change,
    answer: WebhookShape,
    async handle(call) {
      const {
        accountId,
        deps,
        body,
        params: { webhookId },
      } = call;
      checkUrl(body.url, deps);
      return await call.scoped(async (sql) => {
        const before = await requireWebhook(sql, accountId, webhookId);
        if (!(await updateWebhook(sql, { accountId, webhookId, ...body }))) throw notFound('webhook');
        await writeAudit(call, sql, {
          action: 'webhook.changed',
          target: webhookId,
          details: {
            host: hostOf(body.url ?? before.url),
            fields: Object.keys(body),
            ...describeChange(hideAddress(before), hideAddress(body)),
          },
        });
        return await requireWebhook(sql, accountId, webhookId);
      });
    },
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/webhooks/:webhookId',
    summary: 'Delete a webhook and its log.',
    access: 'owner',
    params,
    async handle(call) {
      const {
        accountId,
        params: { webhookId },
      } = call;
      await call.scoped(async (sql) => {
        const { url } = await requireWebhook(sql, accountId, webhookId);
        if (!(await deleteWebhook(sql, accountId, webhookId))) throw notFound('webhook');
        await writeAudit(call, sql, {
          action: 'webhook.removed',
          target: webhookId,
          details: { host: hostOf(url) },
        });
      });
    },
  }),
];
