/** The owners' webhooks. Other folders use only these names. */

export { queueErasure, queueOptOut, queueOptOutLifted } from './queueOptOut';
export { deliveryRoutes } from './routes/deliveryRoutes';
export { webhookRoutes } from './routes/webhookRoutes';
export { startWebhooks } from './startWebhooks';
export { pruneDeliveries } from './store/claimDeliveries';
export { hasOptInWebhook, retryDelivery } from './store/selectWebhooks';
