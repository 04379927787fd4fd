/** What other folders may use: the owners’ webhooks. */
export { deliveryRoutes } from './routes/deliveryRoutes';
export { webhookRoutes } from './routes/webhookRoutes';
export { startWebhooks } from './startWebhooks';
export { hasOptInWebhook } from './store/findWebhooks';
