/** What other folders may use of the pure part: the owners’ webhooks. */
export { DeliveryShape, WebhookShape } from '../shapes/WebhookShape';
